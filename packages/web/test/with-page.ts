import { vi } from 'vitest'

const ignore = (): void => {}

/** Loads modules that read the page while they are loaded. The globals are removed again: test files share them. */
export async function withPage<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: ignore }))
  vi.stubGlobal('addEventListener', ignore)
  vi.stubGlobal('location', new URL('http://ziggurat.test/'))
  vi.stubGlobal('document', { querySelector: () => null, hidden: true, documentElement: {} })
  try {
    return await load()
  } finally {
    vi.unstubAllGlobals()
  }
}
