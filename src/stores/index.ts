export { attempt, messageOf, optimistic, tell } from './attempt'
export { PagedResource } from './paged-resource'
export { Resource } from './resource'
export { RootStore, StoresContext, useModel, useStores } from './root'
