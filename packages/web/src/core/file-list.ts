/** The address of the list, relative to the site's folder. */
export const LIST = 'files.json'

/** All files of a build that a browser may need, relative to the site's folder, with their sizes in bytes. scripts/build.ts writes it. */
export interface FileList {
  readonly build: string
  readonly files: Readonly<Record<string, number>>
}
