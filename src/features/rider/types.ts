export type {
  DeclineReason,
  DeliveryOffer,
  DeliveryProblem,
  DeliveryStep,
  DeliverySummary,
  DeliveryTask,
  Lack,
  LackReason,
  ReleaseReason,
  RiderProfile,
} from '@contract/entities/delivery'
