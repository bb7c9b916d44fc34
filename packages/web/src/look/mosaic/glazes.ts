/** The colours of tiles. A kind of card has one glaze, the same in light and dark mode. */

export const GLAZES = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple', 'orange', 'teal'] as const

export type Glaze = (typeof GLAZES)[number]

export interface Colours {
  readonly deep: string
  readonly base: string
  readonly mid: string
  readonly pale: string
  readonly cream: string
  readonly accent: string
}

const glaze = (
  deep: string,
  base: string,
  mid: string,
  pale: string,
  cream: string,
  accent: string,
): Colours => ({ deep, base, mid, pale, cream, accent })

export const coloursOf: Readonly<Record<Glaze, Colours>> = {
  brown: glaze('#3d2817', '#6d4728', '#97693f', '#c9a06c', '#f1e3c6', '#d78a3a'),
  grey: glaze('#2f3944', '#55626f', '#8190a0', '#b7c2cb', '#eef0ec', '#5fa3ab'),
  blue: glaze('#12294f', '#1f4e8c', '#3d79bf', '#90b9e2', '#f5ebd3', '#e0ab38'),
  green: glaze('#11382a', '#226648', '#3f9067', '#97c9a9', '#f2ecd6', '#dfb046'),
  yellow: glaze('#6e4a0a', '#b58314', '#dbab30', '#f1d684', '#fcf4de', '#27589a'),
  red: glaze('#541812', '#963024', '#c25440', '#e7a48e', '#f8eadb', '#e0ae48'),
  purple: glaze('#301a49', '#59357b', '#8459a9', '#c3a5da', '#f5ebdc', '#e0ae48'),
  orange: glaze('#57280d', '#a95420', '#d27c3c', '#eeb98a', '#faeedd', '#27646d'),
  teal: glaze('#0d3538', '#1b666b', '#3a9297', '#94cbcc', '#f1eedd', '#dfae48'),
}
