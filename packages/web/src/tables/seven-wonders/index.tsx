export { plainTable as sevenWondersTable } from '../plain/index.tsx'
