import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { say } from '../../core/language.ts'
import { isRoomy } from '../../core/screen.ts'
import type { Section } from './rules-text.ts'

/** The table of contents, which marks the chapter that is being read. On small screens it is folded. */
export const Contents: FunctionComponent<{ readonly sections: readonly Section[] }> = ({ sections }) => {
  const reading = useSignal('')
  const slugs = sections.map(({ slug }) => slug).join(' ')
  useEffect(() => {
    const heads = slugs.split(' ').flatMap((slug) => document.getElementById(slug) ?? [])
    const look = (): void => {
      const passed = heads.filter((head) => head.getBoundingClientRect().top < innerHeight / 3)
      reading.value = (passed.at(-1) ?? heads[0])?.id ?? ''
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [slugs])
  return (
    <details class="contents" open={isRoomy.peek()}>
      <summary>{say.value.rules.contents}</summary>
      <nav aria-label={say.value.rules.contents}>
        <ol lang="en">
          {sections.map(({ slug, title }) => (
            <li key={slug}>
              <a
                href={`#${slug}`}
                aria-current={reading.value === slug ? 'true' : undefined}
                // A browser does not scroll to the same address again.
                onClick={() => document.getElementById(slug)?.scrollIntoView()}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
