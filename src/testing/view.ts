import { fireEvent, within, type RenderResult } from '@testing-library/react'
import { feedback } from '@/platform/view/feedback'
import { platform } from '../../tests/stand-ins/taro'
import { settle } from './settle'

type Label = string | RegExp

/** Queries and actions on a rendered screen. */
export type View = RenderResult & {
  /**
   * Presses the control with that accessible name, in `part` of the screen where several have it. Refuses to guess
   * between two, to press behind a dialog, and to press a choice of a `radiogroup` that is no radio.
   */
  tap: (label: Label, part?: HTMLElement) => Promise<void>
  /** Types into the field with that label or placeholder. */
  write: (label: Label, text: string) => Promise<void>
  getByLabel: RenderResult['getByLabelText']
  /** The current toast; empty when there is none. */
  readonly toast: string
  /** The path of the current screen. */
  readonly path: string
}

const roles = ['button', 'tab', 'radio', 'checkbox', 'switch', 'link', 'menuitem', 'option']

/** Matches controls whose accessible name is their visible text, which contains the words of the label. */
function wordsOf(label: Label): RegExp {
  if (label instanceof RegExp) return label
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? []
  return new RegExp(`^${words.map((word) => `(?=.*${word})`).join('')}`)
}

/** The open dialog in front with its backdrop; undefined when there is none. */
const dialogIn = (container: HTMLElement): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1)?.parentElement ?? undefined

/** The one control with a name, by its role or, without one, by its text. */
function control(scope: HTMLElement, label: Label): HTMLElement {
  const part = within(scope)
  const named = (name: Label) => roles.flatMap((role) => part.queryAllByRole(role, { name }))
  let found = named(label)
  if (found.length === 0) found = named(wordsOf(label))
  if (found.length === 0) return part.getByText(label)
  if (found.length > 1) throw new Error(`${found.length} controls are called ${String(label)}: ${called(found)}`)
  if (isUnsaidChoice(found[0])) throw new Error(`${called(found)} is in a radiogroup, but no radio`)
  return found[0]
}

/** Whether a control is one of several choices, which its role does not say. */
const isUnsaidChoice = (found: HTMLElement): boolean =>
  found.getAttribute('role') !== 'radio' && found.closest('[role=radiogroup]') !== null

const called = (controls: readonly HTMLElement[]): string =>
  controls.map((each) => JSON.stringify(each.getAttribute('aria-label') ?? each.textContent)).join(', ')

export function viewOf(result: RenderResult): View {
  const field = (label: Label) => result.queryByLabelText(label) ?? result.getByPlaceholderText(label)
  return Object.defineProperties(result as View, {
    tap: {
      value: (label: Label, part = dialogIn(result.baseElement) ?? result.baseElement) =>
        settle(() => fireEvent.click(control(part, label))),
    },
    write: {
      value: (label: Label, value: string) => settle(() => fireEvent.change(field(label), { target: { value } })),
    },
    getByLabel: { value: result.getByLabelText },
    toast: { get: () => feedback.toast },
    path: { get: () => platform.pages[platform.pages.length - 1]?.route },
  })
}
