import { limits } from '@contract/limits'
import { dictionary } from '@/i18n'
import { offerLocationSettings } from '@/features/device/offer-settings'
import { confirm } from '@/platform/view/feedback'
import { now } from '@/platform/device/clock'
import { openLocationSettings } from '@/platform/device/location-settings'
import { pageInView } from '@/platform/navigation/page-view'
import { followPosition, readsInBackground } from '@/platform/device/background-position'
import { Persisted } from '@/platform/storage/persisted'
import { currentPosition, type Position } from '@/platform/device/position'
import type { Api } from '@/services/api'
import { isPassing } from '@/services/passing'
import { attempt, makeModel } from '@/state'

interface Timed extends Position {
  /** ISO 8601. */
  readonly at: string
}

const words = dictionary({
  en: {
    why: 'Linli needs your location',
    whyText: 'We use it while you’re online, to offer you orders and show customers your progress.',
    whyAway: ' We use it in the background too, so that orders stay yours while you use a map.',
    allow: 'Continue',
    later: 'Not now',
    denied: 'Turn on location to get nearby orders',
  },
  zh: {
    why: '需要你的位置',
    whyText: '听单期间用于派附近的单，并让顾客看到配送进度。',
    whyAway: '切到地图时也会发送，避免订单被转走。',
    allow: '继续',
    later: '暂不',
    denied: '需要定位才能给你派附近的单',
  },
})

/** Whether the rider has seen the reason for the permission. */
const explained = new Persisted('rider-place-told', false)

/** Sends where the rider is while on shift. Positions that could not be sent go with the next ones, the newest 500 of them. */
export class Positions {
  /** The newest known position. */
  last: Timed | undefined = undefined
  /** Whether the last reading of the position failed. */
  isLost = false
  /** Whether positions are sent only while the app is open: by the platform, or since the rider did not permit more. */
  isOpenOnly: boolean = !readsInBackground
  private stopFollowing: (() => void) | undefined
  private isFollowing = false
  private waiting: readonly Timed[] = []
  private timer: ReturnType<typeof setInterval> | undefined
  private busy = false
  private every: number | undefined

  constructor(private readonly api: Api) {
    makeModel(this, 'api', 'waiting', 'timer', 'busy', 'every', 'stopFollowing', 'isFollowing')
  }

  /** Whether no position can be sent: without permission on this device, or without a reading. */
  get isUnknown(): boolean {
    return !explained.value || this.isLost
  }

  /** Shows the reason before the device asks for permission; returns whether a position can be read. */
  async allow(): Promise<boolean> {
    const t = words()
    const page = pageInView()
    await explained.restored
    if (!explained.value) {
      const yes = await confirm({
        title: t.why,
        text: readsInBackground ? t.whyText + t.whyAway : t.whyText,
        ok: t.allow,
        cancel: t.later,
      })
      if (!yes) return false
      explained.set(true)
    }
    await this.look()
    if (!this.isLost) {
      void this.send()
      return true
    }
    await offerLocationSettings(t.denied, { title: t.denied, ok: t.allow, cancel: t.later }, page)
    return false
  }

  /** Sends a position at an interval in seconds; none when undefined. */
  keep(seconds: number | undefined): void {
    this.every = seconds
    clearInterval(this.timer)
    if (seconds === undefined) {
      this.waiting = []
      this.endFollowing()
      return
    }
    void this.follow()
    void this.tick()
    this.timer = setInterval(() => void this.tick(), seconds * 1000)
  }

  /** Drops all that is known about a rider who signed out. */
  forget(): void {
    this.keep(undefined)
    this.last = undefined
    this.isLost = false
  }

  /** Asks again to send positions in the background, by the settings of the app. */
  async allowBackground(): Promise<void> {
    await attempt(openLocationSettings)
    await this.follow()
  }

  /** Reads positions in the background too, while the shift lasts. */
  private async follow(): Promise<void> {
    if (!readsInBackground || !explained.value || this.isFollowing) return
    this.isFollowing = true
    const stop = await followPosition(this.heard).catch(() => undefined)
    this.followed(stop)
    // The shift may have ended meanwhile.
    if (this.every === undefined) this.endFollowing()
  }

  private followed(stop: (() => void) | undefined): void {
    this.stopFollowing = stop
    this.isFollowing = stop !== undefined
    this.isOpenOnly = stop === undefined
  }

  private endFollowing(): void {
    this.stopFollowing?.()
    this.stopFollowing = undefined
    this.isFollowing = false
  }

  /** Takes a position that the platform reports by itself; those between two that are sent are left out. */
  private heard(position: Position): void {
    const { every, last } = this
    if (every === undefined || (last && now() - Date.parse(last.at) < every * 1000)) return
    this.found({ ...position, at: new Date(now()).toISOString() })
    void this.send()
  }

  private async tick(): Promise<void> {
    // A device that was not asked yet would ask for leave without a reason.
    if (!explained.value || this.busy) return
    this.busy = true
    await this.look()
    await this.send()
    this.busy = false
  }

  private async look(): Promise<void> {
    const found = await currentPosition(true).catch(() => undefined)
    this.found(found && { latitude: found.latitude, longitude: found.longitude, at: new Date(now()).toISOString() })
  }

  private found(position: Timed | undefined): void {
    this.isLost = position === undefined
    if (!position) return
    this.last = position
    this.waiting = [...this.waiting, position].slice(-limits.riderPositions)
  }

  private async send(): Promise<void> {
    const positions = this.waiting
    if (positions.length === 0 || this.every === undefined) return
    try {
      await this.api.rider.position({ positions: [...positions] }, { quiet: true })
      this.sent(positions)
    } catch (error) {
      // A final refusal would be repeated: those positions are of no use.
      if (!isPassing(error)) this.sent(positions)
    }
  }

  private sent(positions: readonly Timed[]): void {
    this.waiting = this.waiting.filter((position) => !positions.includes(position))
  }
}
