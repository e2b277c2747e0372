import { makeModel } from '@/state/base/make-model'
import type { StayPlan } from '@/features/stay/dates/stay-plan'

/** The age that a child has until somebody says it. */
const USUAL_AGE = 6

/** Rooms and guests while they are chosen; the plan takes them when it is done. */
export class GuestsChoice {
  isOpen = false
  rooms = 1
  adults = 2
  childAges: number[] = []

  constructor(
    private readonly plan: StayPlan,
    private readonly changed: () => void = () => undefined,
  ) {
    makeModel(this, 'plan', 'changed')
  }

  open(): void {
    Object.assign(this, this.plan.party, { isOpen: true })
  }

  close(): void {
    this.isOpen = false
  }

  done(): void {
    const { rooms, adults, childAges } = this
    this.plan.setParty({ rooms, adults, childAges })
    this.close()
    this.changed()
  }

  /** Each room has an adult at least. */
  setRooms(rooms: number): void {
    this.rooms = rooms
    this.adults = Math.max(rooms, this.adults)
  }

  setAdults(adults: number): void {
    this.adults = adults
  }

  setChildren(count: number): void {
    this.childAges = Array.from({ length: count }, (_, index) => this.childAges[index] ?? USUAL_AGE)
  }

  setAge(index: number, age: number): void {
    this.childAges = this.childAges.map((each, at) => (at === index ? age : each))
  }
}
