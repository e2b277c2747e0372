import type { RouteName } from '@/routes'
import { loginAccount } from '@contract/calls/login'
import type { Language } from '@contract/settings'
import { TestCaller } from '../../server/testing/caller'
import { addressOf, examples } from '../support/examples'
import { people, secrets } from '../support/person'
import { startServer, type Server } from '../support/server'
import { findShop } from '../support/shop'
import { androidBundle } from './bundle'
import { App } from './host/app'

/** A member of the demo whose phone has kept the session, and a server with something to show on each screen. */
export class Member {
  private constructor(
    private readonly server: Server,
    private readonly kept: ReadonlyMap<string, string>,
    private readonly params: Awaited<ReturnType<typeof examples>>,
  ) {}

  static async start(): Promise<Member> {
    // The demo's merchants take their real time, so that what is not paid stays so while the screens are opened.
    const server = await startServer({ DEMO_SPEED: '1' })
    const visitor = new TestCaller(server.url)
    const login = { phone: people.member, password: secrets.password, agreed: true } as const
    const { userToken } = await visitor.call(loginAccount, login)
    const params = await examples(visitor.as(userToken), await findShop(server.url))
    return new Member(server, new Map([['user-token', JSON.stringify(userToken)]]), params)
  }

  /** Starts the app with a screen in front, in a language. */
  open(name: RouteName, language: Language = 'en'): App {
    const kept = new Map([...this.kept, ['language', JSON.stringify(language)]])
    const path = `/${addressOf(name, this.params)}`
    return new App(androidBundle(), { server: this.server.url, kept, path })
  }

  stop(): Promise<void> {
    return this.server.stop()
  }
}
