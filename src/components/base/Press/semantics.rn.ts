import type { Semantics } from './semantics'

export type { Semantics }

/** Maps to the accessibility props of React Native. */
export function semantics({ label, role = 'button', on, disabled = false }: Semantics) {
  const state = role === 'tab' || role === 'button' ? { selected: on } : { checked: on }
  return {
    accessible: true,
    accessibilityRole: role,
    accessibilityLabel: label,
    accessibilityState: { disabled, ...(on === undefined ? {} : state) },
  }
}
