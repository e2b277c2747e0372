import { reaction, runInAction } from 'mobx'
import type { Position } from '@contract/entities/common'
import { MapGroundState } from '@/features/map/ground'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'

/** How many riders are near the place around which one looks: the chosen one, else the middle of the deployment's city. */
export class NearRiders {
  readonly found: Resource<Answer<'map.riders'>>
  private city: Position | null = null
  private readonly stop: () => void

  constructor(
    api: Api,
    private readonly root: RootState,
    /** Receives each new position. */
    onMoved: (here: Position) => void = () => undefined,
  ) {
    this.found = new Resource(() => api.map.riders(this.position ?? { latitude: 0, longitude: 0 }, { quiet: true }))
    makeModel(this, 'root', 'stop')
    const look = (here: Position | null) => {
      if (!here) return
      onMoved(here)
      void this.found.reload(false)
    }
    this.stop = reaction(() => this.position, look, { fireImmediately: true })
    if (!this.position) void this.findCity()
  }

  /** Null until it is known. */
  get position(): Position | null {
    return this.root.place.position ?? this.city
  }

  dispose(): void {
    this.stop()
    this.found.dispose()
  }

  private async findCity() {
    const ground = await this.root
      .keep(MapGroundState)
      .get()
      .catch(() => undefined)
    runInAction(() => (this.city = ground?.centre ?? null))
  }
}
