import type { MapConfig } from '@contract/calls/map'
import { type CityPlan, type CityPlanFile, unpackPlan } from '@contract/city-plan'
import { api } from '@/services/api'
import { apiBase } from '@/services/base'
import { send } from '@/services/transport'

const timeoutMs = 15_000

/** Sources of a map; a plan that fails to load leaves blank land. */
export interface MapGround {
  readonly tiles: MapConfig['tiles']
  readonly centre: MapConfig['centre']
  readonly plan: CityPlan | null
}

async function planAt(path: string): Promise<CityPlan | null> {
  const { status, text } = await send({ url: `${apiBase}${path}`, method: 'GET', headers: {}, timeoutMs }).answer
  return status === 200 ? unpackPlan(JSON.parse(text) as CityPlanFile) : null
}

async function load(): Promise<MapGround> {
  const { tiles, centre, plan } = await api.map.config({}, { quiet: true, kept: true })
  return { tiles, centre, plan: plan === null ? null : await planAt(plan) }
}

/** Sources of maps, shared by all maps of the app. */
export class MapGroundState {
  private pending: Promise<MapGround> | undefined

  /** Fetched once; rejects when the server does not answer, and the next call fetches again. */
  get(): Promise<MapGround> {
    this.pending ??= load().catch((error: unknown) => {
      this.pending = undefined
      throw error
    })
    return this.pending
  }
  /** Whether ways run on streets of the demo alone, which no map of a platform has; not known is no. */
  async isDrawn(): Promise<boolean> {
    const config = await api.map.config({}, { quiet: true, kept: true }).catch(() => undefined)
    return typeof config?.plan === 'string'
  }
}
