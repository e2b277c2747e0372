import { reaction, runInAction } from 'mobx'
import type { Position } from '@contract/entities/common'
import { limits } from '@contract/limits'
import { MapCamera } from '@/features/map/camera'
import { MapGroundState } from '@/features/map/ground'
import { devicePosition } from '@/features/region/device-position'
import { answer } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'
import type { TabName } from './text'

export type NearPlace = Answer<'map.describe'>['items'][number]
export type FoundPlace = Answer<'address.places'>['items'][number]

/** Zoom for a place chosen from the list, at which its name is readable. */
const close = 17

/** The screen that chooses a place by moving the map under a pin, from the list around it, or by a search (product text §3, address). */
export class ChooseLocationModel {
  readonly camera: MapCamera
  /** Place at the pin, and the places around it; replaced for each position where the pin rests. */
  near: Resource<Answer<'map.describe'>>
  tab: TabName = 'all'
  /** Search results; undefined while nothing is searched for. */
  results: Resource<FoundPlace[]> | undefined = undefined
  typed = ''
  /** The name that the customer gives to a spot without one. */
  ownName = ''
  /** Whether the list has most of the screen. */
  isTall = false
  /** The device's position, once it was asked for. */
  me: Position | undefined = undefined
  locating = false
  private picked: NearPlace | undefined = undefined
  private readonly stops: (() => void)[]

  constructor(
    private readonly api: Api,
    root: RootState,
    start: Position | undefined,
  ) {
    const known = start ?? root.place.position
    this.camera = new MapCamera(known ?? { latitude: 0, longitude: 0 }, 16)
    this.near = this.around()
    makeModel(this, 'api', 'camera', 'stops')
    this.stops = [
      reaction(() => this.spot, this.look, { delay: limits.debounceMs }),
      reaction(
        () => this.typed.trim(),
        (keyword) => this.search(keyword),
        { delay: limits.debounceMs },
      ),
    ]
    if (known) void this.near.load()
    else void this.goToTheCity(root)
  }

  /** The place at the pin: the one chosen from a list, else the known one; undefined while it is asked for, or unknown. */
  get place(): NearPlace | undefined {
    return this.picked ?? (this.near.status === 'ready' ? (this.near.ready.place ?? undefined) : undefined)
  }

  /** Whether it is not known yet what is at the pin. */
  get finding(): boolean {
    return !this.picked && this.near.coming
  }

  /** Whether the customer has to say how the spot is called. */
  get needsName(): boolean {
    return !this.place && !this.finding
  }

  get canUse(): boolean {
    return this.place !== undefined || (this.needsName && this.ownName.trim() !== '')
  }

  setTab(tab: TabName): void {
    this.tab = tab
    this.renew()
  }

  setTall(isTall: boolean): void {
    this.isTall = isTall
  }

  type(text: string): void {
    this.typed = text
    if (text.trim() === '') this.results = undefined
  }

  name(text: string): void {
    this.ownName = text
  }

  /** Moves the map to a place of the list. */
  pick(place: NearPlace): void {
    this.picked = place
    this.isTall = false
    this.camera.goTo({ latitude: place.latitude, longitude: place.longitude }, Math.max(close, this.camera.zoom))
  }

  /** Moves the map to a place that was searched for. */
  find({ name, city: address, ...place }: FoundPlace): void {
    this.type('')
    this.pick({ ...place, name, address, kind: 'landmark' })
  }

  /** Moves the map to the device. */
  async locate(): Promise<void> {
    if (this.locating) return
    this.locating = true
    const position = await devicePosition()
    runInAction(() => {
      this.locating = false
      if (!position) return
      this.me = { latitude: position.latitude, longitude: position.longitude }
      this.picked = undefined
      this.camera.goTo(this.me, close)
    })
  }

  /** Returns the place at the pin to the screen that asked. */
  async use(): Promise<void> {
    if (!this.canUse) return
    const { place } = this
    const { latitude, longitude } = place ?? this.spot
    const regionCode = place?.regionCode ?? this.near.value?.regionCode ?? null
    const name = place?.name ?? this.ownName.trim()
    await answer('chooseLocation', { name, address: place?.address ?? '', regionCode, latitude, longitude })
  }

  dispose(): void {
    this.stops.forEach((stop) => stop())
    this.near.dispose()
    this.results?.dispose()
  }

  /** Position of the pin: the map's target, until a person moves it. */
  private get spot(): Position {
    const { centre, movedByHand, target } = this.camera
    return movedByHand && centre ? centre : target.centre
  }

  /** Asks what is at the pin when a person has moved the map from the place that was chosen. */
  private look() {
    if (this.camera.movedByHand) this.picked = undefined
    this.renew()
  }

  private renew() {
    this.near.dispose()
    this.near = this.around()
    void this.near.load()
  }

  private around(): Resource<Answer<'map.describe'>> {
    return new Resource(() => {
      const { latitude, longitude } = this.spot
      const kind = this.tab === 'all' ? undefined : this.tab
      return this.api.map.describe({ latitude, longitude, kind }, { quiet: true })
    })
  }

  private search(keyword: string) {
    this.results?.dispose()
    if (keyword === '') return
    this.results = new Resource(() => this.api.address.places({ keyword }, { quiet: true }).then(({ items }) => items))
    void this.results.load()
  }

  /** Without any position the map begins where the deployment says. */
  private async goToTheCity(root: RootState) {
    const ground = await root
      .keep(MapGroundState)
      .get()
      .catch(() => undefined)
    if (ground?.centre) this.camera.goTo(ground.centre, 16)
    else this.renew()
  }
}
