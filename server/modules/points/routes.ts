import * as calls from '@contract/calls/points'
import type { Module } from '../module'
import { PointsService } from './service'

/** Points: the rule and the caller's own. */
export const pointsRoutes: Module = ({ handle, context }) => {
  const points = new PointsService(context)
  handle(calls.pointsRule, (caller) => points.rule(caller))
  handle(calls.pointsHistory, (caller, request) => points.history(caller, request))
}
