/** The computed value of a CSS variable, for a canvas, which knows neither variables nor light-dark(). */
export function tokenValue(token: string, property: 'color' | 'fontFamily' = 'color'): string {
  const probe = document.createElement('i')
  probe.style[property] = `var(${token})`
  document.body.append(probe)
  const value = getComputedStyle(probe)[property]
  probe.remove()
  return value
}
