import * as calls from '@contract/calls/points'
import type { Routes } from '../module'
import type { PointsService } from './service'

/** Points: the rule and the caller's own. */
export const pointsRoutes =
  (points: PointsService): Routes =>
  ({ handle }) => {
    handle(calls.pointsRule, (caller) => points.rule(caller))
    handle(calls.pointsHistory, (caller, request) => points.history(caller, request))
  }
