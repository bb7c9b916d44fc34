const VOWELS = 'aáeéěiíoóöőuúůüűyýąę'
/** Two letters that are one sound, or begin a syllable together: never split. */
const PAIRS = /^(?:sz|zs|gy|ny|ty|ly|cs|cz|rz|ch|dz|th|ph|sh|[pbtdkcgf][lr])$/i
const SOFT = '\u00AD'
/** Shorter words fit on a card without a hyphen. */
const FITS = 9
const LEAST = 3

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter.toLowerCase())

/** Browsers cannot hyphenate all our languages: this allows a break before a consonant that a vowel follows. */
function parted(word: string, fits: number): string {
  if (word.length < fits) return word
  let made = ''
  for (let at = 0; at < word.length; at++) {
    const inside = at >= LEAST && at <= word.length - LEAST
    const pair = PAIRS.test(word.slice(at, at + 2))
    const split = PAIRS.test(word.slice(at - 1, at + 1))
    const next = word[at + (pair ? 2 : 1)]
    if (inside && !split && !isVowel(word[at]) && isVowel(next)) made += SOFT
    made += word[at] ?? ''
  }
  return made
}

/** A name with soft hyphens in its long words, for `hyphens: manual`. */
export const withSoftHyphens = (name: string, fits = FITS): string =>
  name
    .split(' ')
    .map((word) => parted(word, fits))
    .join(' ')
