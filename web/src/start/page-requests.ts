import type { FileRouteTypes } from '../routeTree.gen.ts'

/** The calls that a page's own HTML starts on a direct visit: addresses below `/api`, `{id}` standing for the route's `$id`. For the build alone. */
export const pageRequests: { readonly [Id in FileRouteTypes['id']]?: readonly string[] } = {
  '/_member/': ['/refund-requests?limit=100', '/refunds?limit=10', '/animals', '/onboarding', '/receipts?limit=100'],
  '/_member/animals/': ['/animals'],
  '/_member/animals/$id_/ending': ['/animals'],
  '/_member/animals/$id': ['/animals', '/refund-requests?animal_id={id}&limit=100', '/refunds?animal_id={id}'],
  '/_member/contact/': ['/constants/topics', '/contact-messages?limit=100', '/constants/public-holidays'],
  '/_member/contact/messages/$reference': ['/contact-messages/{reference}'],
  '/_member/faq': ['/faqs/tags', '/constants/public-holidays'],
  '/_member/profile/': ['/sessions?limit=100', '/passkeys', '/security-log?limit=6'],
  '/_member/profile/contract/': ['/animals', '/documents', '/insurer-documents', '/contract/endings'],
  '/_member/profile/contract/termination': ['/contract/endings', '/animals'],
  '/_member/profile/contract/withdrawal': ['/contract/endings', '/animals'],
  '/_member/profile/payment-methods/': ['/payment-methods', '/receipts?limit=100', '/calendar-feed'],
  '/_member/profile/payment-methods/account': ['/payment-methods'],
  '/_member/profile/payment-methods/card': ['/payment-methods'],
  '/_member/profile/payment-methods/refund-account': ['/payment-methods'],
  '/_member/profile/receipts/': ['/receipts?limit=100'],
  '/_member/profile/receipts/$id': ['/receipts/{id}', '/receipts?limit=100'],
  '/_member/refunds/': ['/refund-requests?limit=100', '/refunds', '/animals'],
  '/_member/refunds/$id': ['/refund-requests/{id}', '/animals'],
  '/_member/refunds/$id_/contest': ['/refund-requests/{id}', '/refund-requests/{id}/contests'],
  '/_member/refunds/estimate': ['/animals', '/constants/care-kinds'],
  '/_member/refunds/new': ['/refund-requests?limit=100', '/animals'],
  '/_member/sponsorship': ['/sponsorship-requests?limit=100', '/sponsorship-offers/current'],
  '/sponsorship/$sponsor': ['/sponsorship-requests/report?sponsor={sponsor}'],
}
