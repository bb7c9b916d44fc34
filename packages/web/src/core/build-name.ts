/** The name of the build that a page belongs to; null if the text is no page of this site, such as a proxy's sign-in form. */
export const buildIn = (html: string): string | null =>
  /<meta name="ziggurat-build" content="([^"]+)"/.exec(html)?.[1] ?? null
