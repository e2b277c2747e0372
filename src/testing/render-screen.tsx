import { createElement, type ComponentType } from 'react'
import { act, fireEvent, render, type RenderResult } from '@testing-library/react'
import type { Language } from '@contract/settings'
import { feedback } from '@/platform/feedback'
import { language } from '@/platform/language'
import { restored } from '@/platform/persisted'
import { token } from '@/platform/token'
import { RootState, RootStateContext } from '@/state'
import { clearDeviceCart } from '@/state/device-cart'
import { platform } from '../../tests/stand-ins/taro'
import { FakeServer, type Answers } from './server'

interface Options {
  params?: Readonly<Record<string, string>>
  /** Responses by call name; other calls fail with a network error. */
  answers?: Answers
  /** Whether a session exists; a visitor by default. */
  signedIn?: boolean
  language?: Language
}

const roles = ['button', 'tab', 'radio', 'checkbox', 'switch', 'link', 'menuitem', 'option']

/** Runs an action, if given, and flushes pending promises, but no timers. */
export async function settle(action?: () => unknown): Promise<void> {
  await act(async () => {
    action?.()
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  })
}

/** Queries and actions on a rendered screen. */
export type View = RenderResult & {
  /** Presses the control with that accessible name. */
  tap: (label: string | RegExp) => Promise<void>
  /** Types into the field with that label or placeholder. */
  write: (label: string | RegExp, text: string) => Promise<void>
  getByLabel: RenderResult['getByLabelText']
  /** The current toast; empty when there is none. */
  readonly toast: string
  /** The path of the current screen. */
  readonly path: string
}

/** Renders a page with a fake server and waits until it has settled. */
export async function renderScreen(Screen: ComponentType, options: Options = {}) {
  const { params = {}, answers, signedIn = false } = options
  await restored()
  platform.reset({ route: 'pages/tab/home/index', params })
  feedback.hush()
  feedback.refuse()
  const api = new FakeServer(answers)
  language.set(options.language ?? 'en')
  token.set(signedIn ? 'token-of-the-test' : '')
  clearDeviceCart()
  const root = new RootState()
  const result = render(createElement(RootStateContext.Provider, { value: root }, createElement(Screen)))
  await settle()
  return { api, root, view: viewOf(result) }
}

/** Matches controls whose accessible name is their visible text, which contains the words of the label. */
function wordsOf(label: string | RegExp): RegExp {
  if (label instanceof RegExp) return label
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? []
  return new RegExp(`^${words.map((word) => `(?=.*${word})`).join('')}`)
}

function viewOf(result: RenderResult): View {
  const named = (label: string | RegExp) => roles.flatMap((role) => result.queryAllByRole(role, { name: label }))
  const control = (label: string | RegExp): HTMLElement =>
    named(label)[0] ?? named(wordsOf(label))[0] ?? result.getByText(label)
  const field = (label: string | RegExp) => result.queryByLabelText(label) ?? result.getByPlaceholderText(label)
  return Object.defineProperties(result as View, {
    tap: { value: (label: string | RegExp) => settle(() => fireEvent.click(control(label))) },
    write: {
      value: (label: string | RegExp, value: string) =>
        settle(() => fireEvent.change(field(label), { target: { value } })),
    },
    getByLabel: { value: result.getByLabelText },
    toast: { get: () => feedback.toast },
    path: { get: () => platform.pages[platform.pages.length - 1]?.route },
  })
}
