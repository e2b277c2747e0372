import { createElement, type ComponentType } from 'react'
import { act, fireEvent, render, type RenderResult } from '@testing-library/react'
import type { Language } from '@contract/settings'
import { feedback } from '@/platform/feedback'
import { language } from '@/platform/language'
import { restored } from '@/platform/persisted'
import { token } from '@/platform/token'
import { RootState, RootStateContext } from '@/state'
import { platform } from '../../tests/stand-ins/taro'
import { FakeServer, type Answers } from './server'

interface Options {
  params?: Readonly<Record<string, string>>
  /** What the server says, by the name of the call. A call without one finds no server. */
  answers?: Answers
  /** A visitor unless this is set. */
  signedIn?: boolean
  language?: Language
}

const roles = ['button', 'tab', 'radio', 'checkbox', 'switch', 'link', 'menuitem', 'option']

/** Does something, if given, and lets everything that waits for answers, but not for a clock, go on. */
export async function settle(action?: () => unknown): Promise<void> {
  await act(async () => {
    action?.()
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  })
}

/** What a test sees of a screen, and what it can do to it. */
export type View = RenderResult & {
  /** Presses the control with that name. */
  tap: (label: string | RegExp) => Promise<void>
  /** Writes into the field with that label or placeholder. */
  write: (label: string | RegExp, text: string) => Promise<void>
  getByLabel: RenderResult['getByLabelText']
  /** The sentence that lies over the screen; empty when there is none. */
  readonly toast: string
  /** The path of the screen in view. */
  readonly path: string
}

/** Draws a page as the app does, with a server that says what the test wants, and waits until it has settled. */
export async function renderScreen(Screen: ComponentType, options: Options = {}) {
  const { params = {}, answers, signedIn = false } = options
  await restored()
  platform.reset({ route: 'pages/tab/home/index', params })
  feedback.hush()
  feedback.refuse()
  const api = new FakeServer(answers)
  language.set(options.language ?? 'en')
  token.set(signedIn ? 'token-of-the-test' : '')
  const root = new RootState()
  const result = render(createElement(RootStateContext.Provider, { value: root }, createElement(Screen)))
  await settle()
  return { api, root, view: viewOf(result) }
}

/** A control on which more stands than its label has the words on it for a name: those of the label are among them. */
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
