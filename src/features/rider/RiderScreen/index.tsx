import { useEffect, type ReactNode } from 'react'
import { observer } from 'mobx-react'
import { Screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { navigate } from '@/platform/navigation/gate'
import { useWhileShown } from '@/platform/navigation/lifecycle'
import { open } from '@/platform/navigation/navigation'
import { useRootState } from '@/state'
import { OfferSheet } from '../OfferSheet'
import { RiderBar } from '../RiderBar'
import type { RiderTabName } from '../RiderBar/bars'
import { RiderState } from '../rider'
import { words } from '../text'
import type { RiderProfile } from '@contract/entities/delivery'
import { UnderWay } from '../UnderWay'
import { RiderHead } from './head'

interface Props {
  tab: RiderTabName
  title: string
  /** At the right of the title. */
  right?: ReactNode
  /** Below the title, in the white head. */
  under?: ReactNode
  /** The body does not scroll by itself. */
  still?: boolean
  onRefresh?: () => Promise<unknown>
  overlay?: ReactNode
  children: (profile: RiderProfile) => ReactNode
}

/** Tabs that show the deliveries in hand themselves. */
const showsTasks: readonly RiderTabName[] = ['riderTasks', 'riderMap']

/** A rider's tab: the bar, the sheet of an offer over whatever is open, and the way out for a customer who is not a rider. */
export const RiderScreen = observer(function RiderScreen(props: Props) {
  const { tab, title, right, under, still = false, onRefresh, overlay, children } = props
  const root = useRootState()
  const rider = root.keep(RiderState)
  const isKnown = rider.profile.value !== undefined
  const userId = root.session.user?.id
  return (
    <Screen
      nav={<RiderHead title={title} right={isKnown && right} under={isKnown && under} />}
      still={isKnown && still}
      footer={<RiderBar active={tab} />}
      onRefresh={isKnown && !still ? (onRefresh ?? rider.renew) : undefined}
      overlay={
        <>
          {overlay}
          <OfferSheet rider={rider} />
        </>
      }
    >
      <Following key={userId ?? ''} rider={rider} userId={userId} />
      <AsyncView resource={rider.approved}>
        {(isApproved) =>
          isApproved ? (
            <>
              {!showsTasks.includes(tab) && <UnderWay rider={rider} />}
              <AsyncView resource={rider.profile}>{children}</AsyncView>
            </>
          ) : (
            <NotRider />
          )
        }
      </AsyncView>
    </Screen>
  )
})

/** Follows the rider's events while the screen is shown. */
export const Following = observer(function Following({
  rider,
  userId,
}: {
  rider: RiderState
  userId: string | undefined
}) {
  useWhileShown(() => rider.follow(userId))
  const isApproved = rider.approved.value === true
  useEffect(() => {
    if (isApproved) void rider.renew()
  }, [isApproved, rider])
  return null
})

/** The notice to a customer who is not approved as a rider. */
export const NotRider = observer(function NotRider() {
  const { notRider, notRiderText, apply } = words()
  return (
    <StateView
      kind="empty"
      title={notRider}
      text={notRiderText}
      action={{ text: apply, onPress: () => navigate('recruit') }}
    />
  )
})

/** Leads back to the customer's side. */
export const leaveRiding = (): void => void open('my')
