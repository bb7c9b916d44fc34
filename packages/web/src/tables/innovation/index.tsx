export { plainTable as innovationTable } from '../plain/index.tsx'
