import type { SocialProvider } from '@contract/calls/social'
import { canAsk, socialWay } from '@/platform/session/social'
import type { Api } from '@/services/api'
import { Resource } from '@/state'

/** The social apps that both this client and the server can ask. */
export const socialWays = (api: Api): Resource<SocialProvider[]> =>
  new Resource(async () => {
    if (!socialWay) return []
    const { items } = await api.login.socialWays({}, { quiet: true })
    return items.filter(({ provider, way }) => way === socialWay && canAsk(provider)).map(({ provider }) => provider)
  })
