import { runInAction } from 'mobx'
import type { Address } from '@contract/entities/address'
import { headerDefaults } from '@contract/headers'
import type { Position } from '@/platform/position'
import { makeModel } from '@/state'
import type { PlaceState } from '@/state/place'

/** The known places lie in the fixed city's district: Nanshan in Shenzhen (product text §7). */
const KNOWN_DISTRICT = '440305'

/** Degrees within which a known place tells where somebody is: about five kilometres. */
const NEAR = 0.05

const fixedCity: Position = {
  latitude: Number(headerDefaults.latitude),
  longitude: Number(headerDefaults.longitude),
}

const isNear = (one: Position, other: Position) =>
  Math.abs(one.latitude - other.latitude) < NEAR && Math.abs(one.longitude - other.longitude) < NEAR

/** The coordinates of an address: a known place, the device position, or the current place. */
export class AddressLocation {
  private chosen: Position | undefined

  constructor(
    private readonly place: PlaceState,
    address: Address | undefined,
  ) {
    this.chosen = address && { latitude: address.latitude, longitude: address.longitude }
    makeModel(this, 'place')
    void place.refresh()
  }

  get position(): Position {
    return this.chosen ?? this.place.position ?? fixedCity
  }

  get locating(): boolean {
    return this.place.locating
  }

  /** Known places matching the typed text; all without text. */
  suggestions(written: string): string[] {
    const sought = written.trim().toLowerCase()
    const names = this.place.places.map(({ name }) => name)
    return names.filter((name) => name !== written && name.toLowerCase().includes(sought))
  }

  /** Selects a known place; returns its district code. */
  choose(name: string): string {
    const known = this.place.places.find((place) => place.name === name)
    if (known) this.chosen = { latitude: known.latitude, longitude: known.longitude }
    return KNOWN_DISTRICT
  }

  /** Selects the device position and returns the nearest known place, if any; PlaceState reports failures. */
  async locate(): Promise<{ name: string; district: string } | undefined> {
    if (this.locating || !(await this.place.locate())) return undefined
    const { position, name, places } = this.place
    if (!position) return undefined
    runInAction(() => (this.chosen = position))
    const known = places.find((place) => place.name === name)
    return known && isNear(known, position) ? { name, district: KNOWN_DISTRICT } : undefined
  }
}
