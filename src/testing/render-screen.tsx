import { createElement, type ComponentType } from 'react'
import { render } from '@testing-library/react'
import type { Language } from '@contract/settings'
import { clearWaits } from '@/features/account/code-waits'
import { feedback } from '@/platform/view/feedback'
import { language } from '@/platform/session/language'
import { restored } from '@/platform/storage/persisted'
import { token } from '@/platform/session/token'
import { RootState, RootStateContext } from '@/state'
import { clearDeviceCart } from '@/state/device-cart'
import { platform } from '../../tests/stand-ins/taro'
import { FakeServer, type Answers } from './server'
import { settle } from './settle'
import { viewOf } from './view'

interface Options {
  params?: Readonly<Record<string, string>>
  /** Responses by call name; other calls fail with a network error. */
  answers?: Answers
  /** Whether a session exists; a visitor by default. */
  signedIn?: boolean
  language?: Language
  /** Sets the server up before the screen asks it. */
  prepare?: (server: FakeServer) => void
}

/** Renders a page with a fake server and waits until it has settled. */
export async function renderScreen(Screen: ComponentType, options: Options = {}) {
  const { params = {}, answers, signedIn = false } = options
  await restored()
  platform.reset({ route: 'pages/tab/home/index', params })
  feedback.hush()
  feedback.refuse()
  const api = new FakeServer(answers)
  options.prepare?.(api)
  language.set(options.language ?? 'en')
  token.set(signedIn ? 'token-of-the-test' : '')
  clearDeviceCart()
  clearWaits()
  const root = new RootState()
  const result = render(createElement(RootStateContext.Provider, { value: root }, createElement(Screen)))
  await settle()
  return { api, root, view: viewOf(result) }
}
