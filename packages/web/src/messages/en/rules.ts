export const rules = {
  games: 'Games',
  contents: 'Contents',
  search: 'Search the rules',
  found: (count: number) =>
    count === 0 ? 'Nothing was found' : count === 1 ? '1 paragraph' : `${count} paragraphs`,
  edition: 'Edition',
  editionOf: (year: string) => `${year} edition`,
  copy: (id: string) => `Copy the link to ${id}`,
  copied: 'Copied',
  see: (id: string) => `To rule ${id}`,
}
