import { claims } from './167-claims'
import { raisedPay } from './168-raised-pay'
import { errands } from './100-errands'
import { groupCarts } from './085-group-carts'
import { groupCartNames } from './086-group-cart-names'
import type { Migration } from './migration'
import { foundation } from './001-foundation'
import { home } from './002-home'
import { finding } from './008-finding'
import { people } from './009-people'
import { offersMigration } from './003-offers'
import { payment } from './004-payments'
import { afterSalesMigration } from './005-after-sales'
import { reviews } from './006-reviews'
import { storePage } from './007-store-page'
import { memberEnvelopes } from './010-member-envelopes'
import { storeDebts } from './011-store-debts'
import { oldQuotes } from './012-old-quotes'
import { refundsAndSessions } from './013-refunds-and-sessions'
import { orderKindsMigration } from './014-order-kinds'
import { paymentsAndParties } from './015-payments-and-parties'
import { afterSalesByLine } from './016-after-sales-by-line'
import { timeZones } from './019-time-zones'
import { couponKinds } from './020-coupon-kinds'
import { cells } from './021-cells'
import { dataKeys } from './022-data-keys'
import { attemptsBySource } from './023-attempts-by-source'
import { salesAndNames } from './024-sales-and-names'
import { placeRegions } from './025-place-regions'
import { findingBySound } from './026-finding-by-sound'
import { chat } from './115-chat'
import { chatReports } from './116-chat-reports'
import { invoices } from './118-invoices'
import { messageConsents } from './121-message-consents'
import { invoiceReversals } from './124-invoice-reversals'
import { deliveries } from './130-deliveries'
import { commissions } from './140-commissions'
import { storePayouts } from './145-store-payouts'
import { staff } from './150-staff'
import { adjustments } from './151-adjustments'
import { ordersIndex } from './152-orders-index'
import { stoppedStores } from './153-stopped-stores'
import { answeredReports } from './154-answered-reports'
import { staffListsIndexes } from './155-staff-lists-indexes'
import { hiddenReviews } from './156-hidden-reviews'
import { nicknamesIndex } from './151-nicknames-index'
import { dailyBooks } from './155-daily-books'
import { entryBalances } from './187-entry-balances'
import { riderChats } from './155-rider-chats'
import { errandPhotoAge } from './125-errand-photo-age'
import { concurrentIndexes } from './028-concurrent-indexes'
import { account } from './029-account'
import { wallet } from './030-wallet'
import { uploads } from './031-uploads'
import { membershipAndPoints } from './032-membership'
import { merchants } from './033-merchants'
import { largeUploads } from './038-large-uploads'
import { settings } from './039-settings'
import { onboarding } from './040-onboarding'
import { profile } from './041-profile'
import { withdrawals } from './042-withdrawals'
import { reports } from './043-reports'
import { socialLogins } from './044-social-logins'
import { reviewVideos } from './046-review-videos'
import { mallCatalogue } from './048-mall-catalogue'
import { mallOrders } from './049-mall-orders'
import { goodsCases } from './050-goods-cases'
import { goodsCasesIndex } from './050-goods-cases-index'
import { tracking } from './051-tracking'
import { trackingIndex } from './051-tracking-index'
import { productReviews } from './052-product-reviews'
import { points } from './053-points'
import { presales } from './054-presales'
import { memberPricesInOrder } from './056-member-prices-in-order'
import { returnedParcels } from './057-returned-parcels'
import { toldShipments } from './057-told-shipments'
import { merchantProducts } from './059-merchant-products'
import { merchantProductsIndex } from './059-merchant-products-index'
import { hotelTables } from './061-hotels'
import { tables } from './063-tables'
import { queues } from './064-queues'
import { hotelSearch } from './065-hotel-search'
import { hotelSearchIndex } from './065-hotel-search-index'
import { hours } from './069-hours'
import { kindsOfPlaces } from './075-kinds-of-places'
import { stayChanges } from './070-stay-changes'
import { waitlistOfNights } from './076-waitlist-of-nights'
import { devicesOfOrders } from './071-devices-of-orders'
import { vouchers } from './080-vouchers'
import { groupDeals } from './090-group-deals'
import { notices } from './067-notices'
import { reminders } from './068-reminders'
import { payers } from './095-payers'
import { eventOutbox } from './119-event-outbox'
import { knownWords } from './197-known-words'
import { mallWords } from './198-mall-words'
import { priceAlerts } from './199-price-alerts'
import { roomsByTheHour } from './230-rooms-by-the-hour'
import { answersToChanges } from './231-answers-to-changes'
import { unansweredReviews } from './232-unanswered-reviews'
import { endingLicences } from './250-ending-licences'
import { pausedPayouts } from './251-paused-payouts'
import { deliveryZones } from './270-delivery-zones'
import { choicesOfSkus } from './280-choices-of-skus'
import { ownPackages } from './281-own-packages'
import { lateOrders } from './300-late-orders'
import { stayRequests } from './301-stay-requests'
import { scoredReviews } from './302-scored-reviews'
import { teams } from './310-teams'
import { reviewAppeals } from './311-review-appeals'
import { bills } from './312-bills'
import { settledParts } from './320-settled-parts'
import { waysOfZones } from './326-ways-of-zones'
import { couriers } from './327-couriers'
import { fraudCases } from './331-fraud-cases'
import { storeOrdersIndex } from './336-store-orders-index'
import { refundStores } from './337-refund-stores'
import { timesOfSteps } from './340-times-of-steps'
import { courierInvoices } from './341-courier-invoices'
import { untakenOrders } from './342-untaken-orders'
import { splitPayments } from './345-split-payments'
import { vehiclesAndZones } from './346-vehicles-and-zones'
import { reversedInvoices } from './347-reversed-invoices'
import { basePrices } from './350-base-prices'
import { hotelScores } from './351-hotel-scores'
import { troublesOfRiders } from './352-troubles-of-riders'
import { namesOfZones } from './353-names-of-zones'
import { costsOfStaff } from './354-costs-of-staff'
import { paidDeposits } from './356-paid-deposits'
import { announcementsOfCities } from './357-announcements-of-cities'
import { riderTips } from './360-rider-tips'
import { reviewTranslations } from './361-review-translations'
import { addedDishes } from './362-added-dishes'

/** In order of name; a migration that has landed is never changed. */
export const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-home': home,
  '003-offers': offersMigration,
  '004-payments': payment,
  '005-after-sales': afterSalesMigration,
  '006-reviews': reviews,
  '007-store-page': storePage,
  '008-finding': finding,
  '009-people': people,
  '010-member-envelopes': memberEnvelopes,
  '011-store-debts': storeDebts,
  '012-old-quotes': oldQuotes,
  '013-refunds-and-sessions': refundsAndSessions,
  '014-order-kinds': orderKindsMigration,
  '015-payments-and-parties': paymentsAndParties,
  '016-after-sales-by-line': afterSalesByLine,
  '019-time-zones': timeZones,
  '020-coupon-kinds': couponKinds,
  '021-cells': cells,
  '022-data-keys': dataKeys,
  '023-attempts-by-source': attemptsBySource,
  '024-sales-and-names': salesAndNames,
  '025-place-regions': placeRegions,
  '026-finding-by-sound': findingBySound,
  '028-concurrent-indexes': concurrentIndexes,
  '029-account': account,
  '030-wallet': wallet,
  '031-uploads': uploads,
  '032-membership': membershipAndPoints,
  '033-merchants': merchants,
  '038-large-uploads': largeUploads,
  '039-settings': settings,
  '040-onboarding': onboarding,
  '041-profile': profile,
  '042-withdrawals': withdrawals,
  '043-reports': reports,
  '044-social-logins': socialLogins,
  '046-review-videos': reviewVideos,
  '048-mall-catalogue': mallCatalogue,
  '049-mall-orders': mallOrders,
  '050-goods-cases': goodsCases,
  '050-goods-cases-index': goodsCasesIndex,
  '051-tracking': tracking,
  '051-tracking-index': trackingIndex,
  '052-product-reviews': productReviews,
  '053-points': points,
  '054-presales': presales,
  '056-member-prices-in-order': memberPricesInOrder,
  '057-returned-parcels': returnedParcels,
  '057-told-shipments': toldShipments,
  '059-merchant-products': merchantProducts,
  '059-merchant-products-index': merchantProductsIndex,
  '061-hotels': hotelTables,
  '063-tables': tables,
  '064-queues': queues,
  '065-hotel-search': hotelSearch,
  '065-hotel-search-index': hotelSearchIndex,
  '067-notices': notices,
  '068-reminders': reminders,
  '069-hours': hours,
  '075-kinds-of-places': kindsOfPlaces,
  '070-stay-changes': stayChanges,
  '071-devices-of-orders': devicesOfOrders,
  '085-group-carts': groupCarts,
  '086-group-cart-names': groupCartNames,
  '076-waitlist-of-nights': waitlistOfNights,
  '080-vouchers': vouchers,
  '100-errands': errands,
  '095-payers': payers,
  '090-group-deals': groupDeals,
  '115-chat': chat,
  '116-chat-reports': chatReports,
  '118-invoices': invoices,
  '119-event-outbox': eventOutbox,
  '121-message-consents': messageConsents,
  '124-invoice-reversals': invoiceReversals,
  '125-errand-photo-age': errandPhotoAge,
  '130-deliveries': deliveries,
  '140-commissions': commissions,
  '145-store-payouts': storePayouts,
  '150-staff': staff,
  '151-adjustments': adjustments,
  '151-nicknames-index': nicknamesIndex,
  '152-orders-index': ordersIndex,
  '153-stopped-stores': stoppedStores,
  '154-answered-reports': answeredReports,
  '155-staff-lists-indexes': staffListsIndexes,
  '156-hidden-reviews': hiddenReviews,
  '155-daily-books': dailyBooks,
  '155-rider-chats': riderChats,
  '187-entry-balances': entryBalances,
  '167-claims': claims,
  '168-raised-pay': raisedPay,
  '197-known-words': knownWords,
  '198-mall-words': mallWords,
  '199-price-alerts': priceAlerts,
  '230-rooms-by-the-hour': roomsByTheHour,
  '231-answers-to-changes': answersToChanges,
  '232-unanswered-reviews': unansweredReviews,
  '250-ending-licences': endingLicences,
  '251-paused-payouts': pausedPayouts,
  '270-delivery-zones': deliveryZones,
  '280-choices-of-skus': choicesOfSkus,
  '281-own-packages': ownPackages,
  '300-late-orders': lateOrders,
  '301-stay-requests': stayRequests,
  '302-scored-reviews': scoredReviews,
  '310-teams': teams,
  '311-review-appeals': reviewAppeals,
  '312-bills': bills,
  '320-settled-parts': settledParts,
  '326-ways-of-zones': waysOfZones,
  '327-couriers': couriers,
  '331-fraud-cases': fraudCases,
  '336-store-orders-index': storeOrdersIndex,
  '337-refund-stores': refundStores,
  '340-times-of-steps': timesOfSteps,
  '341-courier-invoices': courierInvoices,
  '342-untaken-orders': untakenOrders,
  '345-split-payments': splitPayments,
  '346-vehicles-and-zones': vehiclesAndZones,
  '347-reversed-invoices': reversedInvoices,
  '350-base-prices': basePrices,
  '351-hotel-scores': hotelScores,
  '352-troubles-of-riders': troublesOfRiders,
  '353-names-of-zones': namesOfZones,
  '354-costs-of-staff': costsOfStaff,
  '356-paid-deposits': paidDeposits,
  '357-announcements-of-cities': announcementsOfCities,
  '360-rider-tips': riderTips,
  '361-review-translations': reviewTranslations,
  '362-added-dishes': addedDishes,
}
