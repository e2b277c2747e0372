import type { ErrandKind, ErrandSummary } from '@contract/entities/errand'
import { errandKind } from '@/features/errand/kind'
import { NearRiders } from '@/features/errand/form/riders'
import { MapCamera, zooms } from '@/features/map/camera'
import type { MapPin } from '@/features/map/pins'
import { isFinished } from '@/features/order/head'
import type { OrderView } from '@/features/order/kind'
import { devicePosition } from '@/features/region/device-position'
import { navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'
import { words } from './text'

/** Number of earlier errands on the front. */
const EARLIER = 5

/** The front of errands: nearby riders, the kinds, and earlier errands (product text §1, errands). */
export class RunModel {
  readonly camera: MapCamera
  readonly riders: NearRiders
  readonly errands: Resource<ErrandSummary[]>

  constructor(
    api: Api,
    private readonly root: RootState,
  ) {
    const { position } = root.place
    this.camera = new MapCamera(position ?? { latitude: 0, longitude: 0 }, zooms.usual)
    this.riders = new NearRiders(api, root, (here) => this.camera.goTo(here, zooms.usual))
    this.errands = new Resource(async () => (await api.errand.list({}, { quiet: true })).items)
    makeModel(this, 'root', 'camera', 'riders')
  }

  get isVisitor(): boolean {
    return !this.root.session.signedIn
  }

  /** Centre of the map, with the number of nearby riders. */
  get pins(): MapPin[] {
    const t = words()
    const { position, found } = this.riders
    const pin = (text: string, at: MapPin['position']): MapPin => ({
      id: 'here',
      position: at,
      text,
      label: text,
      tone: 'plain',
    })
    if (!position) return [pin(t.where, this.camera.target.centre)]
    const { value } = found
    if (!value) return []
    return [pin(value.count > 0 ? t.nearby(value.count, value.minutes) : t.noRiders, position)]
  }

  /** Errands that wait for something or somebody. */
  get underWay(): ErrandSummary[] {
    return (this.errands.value ?? []).filter((errand) => !isFinished(errand))
  }

  get earlier(): ErrandSummary[] {
    return (this.errands.value ?? []).filter(isFinished).slice(0, EARLIER)
  }

  viewOf(errand: ErrandSummary): OrderView {
    return errandKind.view(errand)
  }

  ask(kind: ErrandKind): void {
    navigate('errandForm', { kind })
  }

  openErrand(errand: ErrandSummary): void {
    const { open } = this.viewOf(errand)
    if (open) void open(navigate)
    else navigate('orders')
  }

  choosePlace(): void {
    navigate('chooseAddress')
  }

  /** Moves to where the device is. */
  async locate(): Promise<void> {
    await this.root.place.locate(devicePosition)
  }

  returned(): void {
    if (!this.isVisitor) void this.errands.reload(false)
  }

  dispose(): void {
    this.riders.dispose()
    this.errands.dispose()
  }
}
