import { addDays } from '@/features/stay/dates/days'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { NightsEdit } from './edit'
import { words } from './text'

/** Number of nights shown at once. */
export const shownNights = 14

export type RoomNights = Answer<'merchant.rooms'>['items'][number]

/** The nights of the rooms of a hotel, their prices, and how many are for sale (product text §2, merchant tab bar). */
export class MerchantRooms {
  rooms: Resource<Answer<'merchant.rooms'>>
  editing: NightsEdit | undefined = undefined
  private today: string | undefined = undefined
  /** Undefined is today. */
  private first: string | undefined = undefined

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.rooms = this.newRooms()
    makeModel(this, 'api', 'storeId')
  }

  /** The first night that is shown; undefined until the server says what today is. */
  get from(): string | undefined {
    return this.first ?? this.today
  }

  get isToday(): boolean {
    return this.from === this.today
  }

  /** Moves the calendar by a number of days, but never before today. */
  move(days: number): void {
    if (!this.from || !this.today) return
    const from = addDays(this.from, days)
    this.show(from > this.today ? from : undefined)
  }

  showToday(): void {
    this.show(undefined)
  }

  /** Changes one night, or those that are shown. */
  edit(room: RoomNights, night?: string): void {
    const { today, from } = this
    if (!today || !from) return
    const span = night ? { from: night, until: night } : { from, until: addDays(from, shownNights - 1) }
    this.editing = new NightsEdit(this.api, room, today, span)
  }

  endEdit(): void {
    this.editing = undefined
  }

  async save(): Promise<void> {
    if (!(await this.editing?.save())) return
    this.endEdit()
    toast(words().saved)
    await this.rooms.reload(false)
  }

  dispose(): void {
    this.rooms.dispose()
  }

  private show(first: string | undefined): void {
    this.first = first
    this.rooms.dispose()
    this.rooms = this.newRooms()
  }

  private newRooms(): Resource<Answer<'merchant.rooms'>> {
    const { storeId, first } = this
    return new Resource(async () => {
      const request = { storeId, days: shownNights, ...(first && { from: first }) }
      const answer = await this.api.merchant.rooms(request, { quiet: true })
      this.know(answer.today)
      return answer
    })
  }

  private know(today: string): void {
    this.today = today
  }
}
