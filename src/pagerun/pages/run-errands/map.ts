import { reaction } from 'mobx'
import type { Address } from '@contract/entities/address'
import type { ErrandKind } from '@contract/entities/errand'
import type { RouteAnswer } from '@contract/entities/route'
import type { Position } from '@contract/entities/common'
import { formatDistance } from '@contract/format'
import type { ErrandChoices } from '@/features/errand/form/choices'
import type { NearRiders } from '@/features/errand/form/riders'
import { MapCamera, zooms } from '@/features/map/camera'
import type { MapPin } from '@/features/map/pins'
import { makeModel, type RootState } from '@/state'
import { endPins, words } from './text'

/** Part of a form that a map shows. */
interface Shown {
  readonly kind: ErrandKind
  readonly choices: ErrandChoices
  readonly quoting: { readonly route: RouteAnswer | undefined }
  addressOf(id: string): Address | undefined
}

const spotOf = (id: string, position: Position, text: string): MapPin => ({
  ...{ id, position, text, label: text },
  tone: 'plain',
})

/** The map over the form: both ends, or how many riders are near while there are not two. */
export class ErrandMap {
  readonly camera: MapCamera
  private readonly stops: (() => void)[]

  constructor(
    private readonly form: Shown,
    root: RootState,
    private readonly riders: NearRiders,
  ) {
    const { position } = root.place
    this.camera = new MapCamera(position ?? { latitude: 0, longitude: 0 }, zooms.usual)
    makeModel(this, 'form', 'riders', 'camera', 'stops')
    this.stops = [reaction(() => [this.camera.size.width, JSON.stringify(this.places), riders.position], this.look)]
  }

  get pins(): MapPin[] {
    const { from, to } = this
    const { found, position } = this.riders
    const { kind } = this.form
    const names = { from: endPins()[`${kind}From`], to: endPins()[`${kind}To`] }
    const { route } = this.form.quoting
    const far = route?.state === 'ready' ? ` · ${formatDistance(route.meters)}` : ''
    if (from && to) return [spotOf('to', to, names.to + far), spotOf('from', from, names.from)]
    const here = to ?? from ?? position
    const { value } = found
    if (!here || !value) return here ? [spotOf('to', here, to ? names.to : names.from)] : []
    return [spotOf('me', here, value.count > 0 ? words().riders(value.count) : words().noRiders)]
  }

  dispose(): void {
    this.stops.forEach((stop) => stop())
    this.riders.dispose()
  }

  private get from(): Position | undefined {
    const { choices } = this.form
    return choices.chosen.shop ?? this.form.addressOf(choices.fields.pickup.value)
  }

  private get to(): Position | undefined {
    return this.form.addressOf(this.form.choices.fields.delivery.value)
  }

  private get places(): Position[] {
    return [this.from, this.to].flatMap((place) =>
      place ? [{ latitude: place.latitude, longitude: place.longitude }] : [],
    )
  }

  private look() {
    const { places, camera } = this
    const here = places[0] ?? this.riders.position
    if (places.length > 1) camera.fit(places, { top: 72, right: 56, bottom: 40, left: 56 })
    else if (here) camera.goTo(here, zooms.usual)
  }
}
