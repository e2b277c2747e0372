import { createHash } from 'node:crypto'
import { mapConfig, mapDescribe, mapRiders } from '@contract/calls/map'
import type { Position } from '@contract/entities/common'
import { type CityPlan, packPlan } from '@contract/city-plan'
import { Failure } from '../../http/failure'
import type { Context } from '../../context'
import type { Routes } from '../module'
import { describePosition } from './describe'
import { near, ridersNear } from './riders'

/** The name is derived from the content, so caches never revalidate. */
const cacheControl = 'public, max-age=31536000, immutable'

interface PlanFile {
  readonly name: string
  readonly text: string
  readonly centre: CityPlan['centre']
}

function fileOf(plan: CityPlan): PlanFile {
  const text = JSON.stringify(packPlan(plan))
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`
  return { name, text, centre: plan.centre }
}

/** The riders on shift, for a deployment whose riders are not drawn. */
export interface MapNeeds {
  readonly deliveries: { readonly riders: { near(place: Position, meters: number): Promise<Position[]> } }
}

/** Sources of maps: the provider's tiles, else the demo's own streets (GET /map/<hash>.json), else nothing. */
export const mapRoutes =
  ({ config, db, drawnCity, riders }: Context, { deliveries }: MapNeeds): Routes =>
  ({ app, handle }) => {
    const { mapTiles: template, mapCredit: credit, mapDatum: datum } = config
    let made: PlanFile | undefined
    const file = () => (drawnCity ? (made ??= fileOf(drawnCity())) : undefined)

    handle(mapConfig, () => {
      const tiles = template === undefined ? null : { template, credit, datum }
      const drawn = file()
      return Promise.resolve({
        centre: drawn?.centre ?? null,
        tiles,
        plan: tiles || !drawn ? null : `/map/${drawn.name}`,
      })
    })

    handle(mapRiders, async (_, place) => ridersNear(riders?.() ?? (await deliveries.riders.near(place, near)), place))
    handle(mapDescribe, (caller, request) => describePosition(db, caller, request))

    app.get<{ Params: { file: string } }>('/map/:file', { config: { rateLimit: false } }, (request, reply) => {
      const drawn = file()
      if (request.params.file !== drawn?.name) throw new Failure('notFound')
      return reply.header('cache-control', cacheControl).type('application/json').send(drawn.text)
    })
  }
