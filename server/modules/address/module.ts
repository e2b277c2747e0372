import type { Context } from '../../context'
import type { Module } from '../module'
import { addressRoutes } from './routes'
import { AddressService } from './service'

/** The address book and the areas of China to choose from. */
export const addressModule = (context: Context): Module => ({
  services: {},
  routes: [addressRoutes(context, new AddressService(context))],
})
