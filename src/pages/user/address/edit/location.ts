import { runInAction } from 'mobx'
import type { Address } from '@contract/entities/address'
import { devicePosition } from '@/features/region/device-position'
import type { Position } from '@/platform/device/position'
import type { Answer, Api } from '@/services/api'
import type { AnswerOf } from '@/routes'
import { attempt, makeModel } from '@/state'

type Place = Answer<'address.places'>['items'][number]

/** A position chosen for the address, and the part of the address that must stay for it to hold. */
interface Chosen extends Position {
  /** The district of a place; the first digits of it, its city, for a position of the device. */
  region: string
  /** The street that names the place; empty for a position of the device. */
  street: string
}

/** The district's city: its first digits. */
const cityOf = (regionCode: string): string => regionCode.slice(0, 4)

/**
 * The position of an address: of a place chosen for it or of the device. It is sent only while region and street
 * still say the same; else the server looks for the address in its region.
 */
export class AddressLocation {
  locating = false
  private places: Place[] = []
  private chosen: Chosen | undefined

  constructor(
    private readonly api: Api,
    address: Address | undefined,
  ) {
    this.chosen = address && {
      latitude: address.latitude,
      longitude: address.longitude,
      region: address.regionCode,
      street: address.address,
    }
    makeModel(this, 'api')
    void this.look(address?.regionCode)
  }

  /** Initial centre of an address's map: the place chosen for it. */
  get start(): Position | undefined {
    return this.chosen && { latitude: this.chosen.latitude, longitude: this.chosen.longitude }
  }

  /** The chosen position, if it is still right for a region and a street. */
  positionFor(regionCode: string, street: string): Partial<Position> {
    const { chosen } = this
    if (!chosen || !regionCode.startsWith(chosen.region) || !street.includes(chosen.street)) return {}
    return { latitude: chosen.latitude, longitude: chosen.longitude }
  }

  /** Known places matching the typed text; all without text. */
  suggestions(written: string): string[] {
    const sought = written.trim().toLowerCase()
    const names = this.places.map(({ name }) => name)
    return names.filter((name) => name !== written && name.toLowerCase().includes(sought))
  }

  /** Loads the known places of a region's city; of all cities while there is no region. */
  async look(regionCode: string | undefined): Promise<void> {
    const answer = await attempt(() => this.api.address.places({ regionCode }, { quiet: true }))
    if (answer) runInAction(() => (this.places = answer.items))
  }

  /** Chooses a known place; returns its district. */
  choose(name: string): string | undefined {
    const place = this.places.find((each) => each.name === name)
    if (!place) return undefined
    const { latitude, longitude, regionCode } = place
    this.chosen = { latitude, longitude, region: regionCode, street: name }
    return regionCode
  }

  /** Chooses a place of the map, as long as the street names it. */
  chooseOnMap({ name, regionCode, latitude, longitude }: AnswerOf<'chooseLocation'>): void {
    this.chosen = { latitude, longitude, region: regionCode ?? '', street: name }
  }

  /** Chooses the position of the device; returns its district and the known place there, as far as they are known. */
  async locate(): Promise<Answer<'address.locate'> | undefined> {
    if (this.locating) return undefined
    this.locating = true
    const found = await attempt(() => this.find())
    runInAction(() => (this.locating = false))
    return found
  }

  private async find(): Promise<Answer<'address.locate'> | undefined> {
    const position = await devicePosition()
    if (!position) return undefined
    const { latitude, longitude } = position
    const found = await this.api.address.locate({ latitude, longitude })
    runInAction(() => (this.chosen = { latitude, longitude, region: cityOf(found.regionCode ?? ''), street: '' }))
    return found
  }
}
