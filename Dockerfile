# Not built or run by our tests: we had no Docker engine at hand. docs/hosting.md says how to use it.

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --ignore-scripts && npm run release
RUN mkdir /ziggurat && tar -xzf release/ziggurat-*.tgz -C /ziggurat --strip-components=1
WORKDIR /ziggurat
# The optional packages are other programs of Node; the image has one.
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24-bookworm-slim
COPY --from=build /ziggurat /ziggurat
# A volume that is mounted here for the first time gets this owner and mode.
RUN install -d -o node -g node -m 700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ZIGGURAT_DATA=/data
WORKDIR /ziggurat
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between, so that the server itself gets the signal to stop.
ENTRYPOINT ["node", "packages/cli/bin/ziggurat.js"]
CMD ["serve"]
