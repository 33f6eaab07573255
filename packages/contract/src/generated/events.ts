// Generated from specs/asyncapi by `npm run generate`. Do not edit.

import type { EventInfo } from '../catalogues.ts';
import type { AppointmentCreated, AppointmentDeleted, AppointmentUpdated, BookingCreated, BookingDeleted, BookingUpdated, CampaignCreated, CampaignDeleted, CampaignUpdated, CompanyCreated, CompanyDeleted, CompanyUpdated, ContactCreated, ContactDeleted, ContactUpdated, DealCreated, DealDeleted, DealUpdated, DocumentCreated, DocumentDeleted, DocumentUpdated, OrderCreated, OrderDeleted, OrderUpdated, PresenceCreated, PresenceDeleted, PresenceUpdated, ProductCreated, ProductDeleted, ProductUpdated, ProjectCreated, ProjectDeleted, ProjectUpdated, QuoteCreated, QuoteDeleted, QuoteUpdated, ServiceCreated, ServiceDeleted, ServiceUpdated, ShiftCreated, ShiftDeleted, ShiftUpdated, TaskCreated, TaskDeleted, TaskUpdated, TicketCreated, TicketDeleted, TicketUpdated, WebhookTest } from './types.ts';

/** Every event that webhooks can subscribe to, by type. */
export const events = {
  "task.created": {
    "type": "task.created",
    "entity": "task",
    "action": "created",
    "scope": "tasks.read",
    "summary": "A task was created.",
    "schema": "TaskCreated"
  },
  "task.updated": {
    "type": "task.updated",
    "entity": "task",
    "action": "updated",
    "scope": "tasks.read",
    "summary": "A task was updated.",
    "schema": "TaskUpdated"
  },
  "task.deleted": {
    "type": "task.deleted",
    "entity": "task",
    "action": "deleted",
    "scope": "tasks.read",
    "summary": "A task was deleted.",
    "schema": "TaskDeleted"
  },
  "project.created": {
    "type": "project.created",
    "entity": "project",
    "action": "created",
    "scope": "projects.read",
    "summary": "A project was created.",
    "schema": "ProjectCreated"
  },
  "project.updated": {
    "type": "project.updated",
    "entity": "project",
    "action": "updated",
    "scope": "projects.read",
    "summary": "A project was updated.",
    "schema": "ProjectUpdated"
  },
  "project.deleted": {
    "type": "project.deleted",
    "entity": "project",
    "action": "deleted",
    "scope": "projects.read",
    "summary": "A project was deleted.",
    "schema": "ProjectDeleted"
  },
  "contact.created": {
    "type": "contact.created",
    "entity": "contact",
    "action": "created",
    "scope": "contacts.read",
    "summary": "A contact was created.",
    "schema": "ContactCreated"
  },
  "contact.updated": {
    "type": "contact.updated",
    "entity": "contact",
    "action": "updated",
    "scope": "contacts.read",
    "summary": "A contact was updated.",
    "schema": "ContactUpdated"
  },
  "contact.deleted": {
    "type": "contact.deleted",
    "entity": "contact",
    "action": "deleted",
    "scope": "contacts.read",
    "summary": "A contact was deleted.",
    "schema": "ContactDeleted"
  },
  "company.created": {
    "type": "company.created",
    "entity": "company",
    "action": "created",
    "scope": "companies.read",
    "summary": "A company was created.",
    "schema": "CompanyCreated"
  },
  "company.updated": {
    "type": "company.updated",
    "entity": "company",
    "action": "updated",
    "scope": "companies.read",
    "summary": "A company was updated.",
    "schema": "CompanyUpdated"
  },
  "company.deleted": {
    "type": "company.deleted",
    "entity": "company",
    "action": "deleted",
    "scope": "companies.read",
    "summary": "A company was deleted.",
    "schema": "CompanyDeleted"
  },
  "ticket.created": {
    "type": "ticket.created",
    "entity": "ticket",
    "action": "created",
    "scope": "tickets.read",
    "summary": "A ticket was created.",
    "schema": "TicketCreated"
  },
  "ticket.updated": {
    "type": "ticket.updated",
    "entity": "ticket",
    "action": "updated",
    "scope": "tickets.read",
    "summary": "A ticket was updated.",
    "schema": "TicketUpdated"
  },
  "ticket.deleted": {
    "type": "ticket.deleted",
    "entity": "ticket",
    "action": "deleted",
    "scope": "tickets.read",
    "summary": "A ticket was deleted.",
    "schema": "TicketDeleted"
  },
  "booking.created": {
    "type": "booking.created",
    "entity": "booking",
    "action": "created",
    "scope": "bookings.read",
    "summary": "A booking was created.",
    "schema": "BookingCreated"
  },
  "booking.updated": {
    "type": "booking.updated",
    "entity": "booking",
    "action": "updated",
    "scope": "bookings.read",
    "summary": "A booking was updated.",
    "schema": "BookingUpdated"
  },
  "booking.deleted": {
    "type": "booking.deleted",
    "entity": "booking",
    "action": "deleted",
    "scope": "bookings.read",
    "summary": "A booking was deleted.",
    "schema": "BookingDeleted"
  },
  "product.created": {
    "type": "product.created",
    "entity": "product",
    "action": "created",
    "scope": "products.read",
    "summary": "A product was created.",
    "schema": "ProductCreated"
  },
  "product.updated": {
    "type": "product.updated",
    "entity": "product",
    "action": "updated",
    "scope": "products.read",
    "summary": "A product was updated.",
    "schema": "ProductUpdated"
  },
  "product.deleted": {
    "type": "product.deleted",
    "entity": "product",
    "action": "deleted",
    "scope": "products.read",
    "summary": "A product was deleted.",
    "schema": "ProductDeleted"
  },
  "service.created": {
    "type": "service.created",
    "entity": "service",
    "action": "created",
    "scope": "services.read",
    "summary": "A service was created.",
    "schema": "ServiceCreated"
  },
  "service.updated": {
    "type": "service.updated",
    "entity": "service",
    "action": "updated",
    "scope": "services.read",
    "summary": "A service was updated.",
    "schema": "ServiceUpdated"
  },
  "service.deleted": {
    "type": "service.deleted",
    "entity": "service",
    "action": "deleted",
    "scope": "services.read",
    "summary": "A service was deleted.",
    "schema": "ServiceDeleted"
  },
  "quote.created": {
    "type": "quote.created",
    "entity": "quote",
    "action": "created",
    "scope": "quotes.read",
    "summary": "A quote was created.",
    "schema": "QuoteCreated"
  },
  "quote.updated": {
    "type": "quote.updated",
    "entity": "quote",
    "action": "updated",
    "scope": "quotes.read",
    "summary": "A quote was updated.",
    "schema": "QuoteUpdated"
  },
  "quote.deleted": {
    "type": "quote.deleted",
    "entity": "quote",
    "action": "deleted",
    "scope": "quotes.read",
    "summary": "A quote was deleted.",
    "schema": "QuoteDeleted"
  },
  "order.created": {
    "type": "order.created",
    "entity": "order",
    "action": "created",
    "scope": "orders.read",
    "summary": "An order was created.",
    "schema": "OrderCreated"
  },
  "order.updated": {
    "type": "order.updated",
    "entity": "order",
    "action": "updated",
    "scope": "orders.read",
    "summary": "An order was updated.",
    "schema": "OrderUpdated"
  },
  "order.deleted": {
    "type": "order.deleted",
    "entity": "order",
    "action": "deleted",
    "scope": "orders.read",
    "summary": "An order was deleted.",
    "schema": "OrderDeleted"
  },
  "deal.created": {
    "type": "deal.created",
    "entity": "deal",
    "action": "created",
    "scope": "deals.read",
    "summary": "A deal was created.",
    "schema": "DealCreated"
  },
  "deal.updated": {
    "type": "deal.updated",
    "entity": "deal",
    "action": "updated",
    "scope": "deals.read",
    "summary": "A deal was updated.",
    "schema": "DealUpdated"
  },
  "deal.deleted": {
    "type": "deal.deleted",
    "entity": "deal",
    "action": "deleted",
    "scope": "deals.read",
    "summary": "A deal was deleted.",
    "schema": "DealDeleted"
  },
  "appointment.created": {
    "type": "appointment.created",
    "entity": "appointment",
    "action": "created",
    "scope": "appointments.read",
    "summary": "An appointment was created.",
    "schema": "AppointmentCreated"
  },
  "appointment.updated": {
    "type": "appointment.updated",
    "entity": "appointment",
    "action": "updated",
    "scope": "appointments.read",
    "summary": "An appointment was updated.",
    "schema": "AppointmentUpdated"
  },
  "appointment.deleted": {
    "type": "appointment.deleted",
    "entity": "appointment",
    "action": "deleted",
    "scope": "appointments.read",
    "summary": "An appointment was deleted.",
    "schema": "AppointmentDeleted"
  },
  "document.created": {
    "type": "document.created",
    "entity": "document",
    "action": "created",
    "scope": "documents.read",
    "summary": "A document was created.",
    "schema": "DocumentCreated"
  },
  "document.updated": {
    "type": "document.updated",
    "entity": "document",
    "action": "updated",
    "scope": "documents.read",
    "summary": "A document was updated.",
    "schema": "DocumentUpdated"
  },
  "document.deleted": {
    "type": "document.deleted",
    "entity": "document",
    "action": "deleted",
    "scope": "documents.read",
    "summary": "A document was deleted.",
    "schema": "DocumentDeleted"
  },
  "campaign.created": {
    "type": "campaign.created",
    "entity": "campaign",
    "action": "created",
    "scope": "campaigns.read",
    "summary": "A campaign was created.",
    "schema": "CampaignCreated"
  },
  "campaign.updated": {
    "type": "campaign.updated",
    "entity": "campaign",
    "action": "updated",
    "scope": "campaigns.read",
    "summary": "A campaign was updated.",
    "schema": "CampaignUpdated"
  },
  "campaign.deleted": {
    "type": "campaign.deleted",
    "entity": "campaign",
    "action": "deleted",
    "scope": "campaigns.read",
    "summary": "A campaign was deleted.",
    "schema": "CampaignDeleted"
  },
  "presence.created": {
    "type": "presence.created",
    "entity": "presence",
    "action": "created",
    "scope": "presences.read",
    "summary": "A presence was created.",
    "schema": "PresenceCreated"
  },
  "presence.updated": {
    "type": "presence.updated",
    "entity": "presence",
    "action": "updated",
    "scope": "presences.read",
    "summary": "A presence was updated.",
    "schema": "PresenceUpdated"
  },
  "presence.deleted": {
    "type": "presence.deleted",
    "entity": "presence",
    "action": "deleted",
    "scope": "presences.read",
    "summary": "A presence was deleted.",
    "schema": "PresenceDeleted"
  },
  "shift.created": {
    "type": "shift.created",
    "entity": "shift",
    "action": "created",
    "scope": "shifts.read",
    "summary": "A shift was created.",
    "schema": "ShiftCreated"
  },
  "shift.updated": {
    "type": "shift.updated",
    "entity": "shift",
    "action": "updated",
    "scope": "shifts.read",
    "summary": "A shift was updated.",
    "schema": "ShiftUpdated"
  },
  "shift.deleted": {
    "type": "shift.deleted",
    "entity": "shift",
    "action": "deleted",
    "scope": "shifts.read",
    "summary": "A shift was deleted.",
    "schema": "ShiftDeleted"
  }
} as const satisfies Record<string, EventInfo>;

/** The payload of each message, by type. */
export interface Deliveries {
  'task.created': TaskCreated;
  'task.updated': TaskUpdated;
  'task.deleted': TaskDeleted;
  'project.created': ProjectCreated;
  'project.updated': ProjectUpdated;
  'project.deleted': ProjectDeleted;
  'contact.created': ContactCreated;
  'contact.updated': ContactUpdated;
  'contact.deleted': ContactDeleted;
  'company.created': CompanyCreated;
  'company.updated': CompanyUpdated;
  'company.deleted': CompanyDeleted;
  'ticket.created': TicketCreated;
  'ticket.updated': TicketUpdated;
  'ticket.deleted': TicketDeleted;
  'booking.created': BookingCreated;
  'booking.updated': BookingUpdated;
  'booking.deleted': BookingDeleted;
  'product.created': ProductCreated;
  'product.updated': ProductUpdated;
  'product.deleted': ProductDeleted;
  'service.created': ServiceCreated;
  'service.updated': ServiceUpdated;
  'service.deleted': ServiceDeleted;
  'quote.created': QuoteCreated;
  'quote.updated': QuoteUpdated;
  'quote.deleted': QuoteDeleted;
  'order.created': OrderCreated;
  'order.updated': OrderUpdated;
  'order.deleted': OrderDeleted;
  'deal.created': DealCreated;
  'deal.updated': DealUpdated;
  'deal.deleted': DealDeleted;
  'appointment.created': AppointmentCreated;
  'appointment.updated': AppointmentUpdated;
  'appointment.deleted': AppointmentDeleted;
  'document.created': DocumentCreated;
  'document.updated': DocumentUpdated;
  'document.deleted': DocumentDeleted;
  'campaign.created': CampaignCreated;
  'campaign.updated': CampaignUpdated;
  'campaign.deleted': CampaignDeleted;
  'presence.created': PresenceCreated;
  'presence.updated': PresenceUpdated;
  'presence.deleted': PresenceDeleted;
  'shift.created': ShiftCreated;
  'shift.updated': ShiftUpdated;
  'shift.deleted': ShiftDeleted;
  'webhook.test': WebhookTest;
}

/** The type of an event that webhooks can subscribe to. */
export type EventType =
  | 'task.created'
  | 'task.updated'
  | 'task.deleted'
  | 'project.created'
  | 'project.updated'
  | 'project.deleted'
  | 'contact.created'
  | 'contact.updated'
  | 'contact.deleted'
  | 'company.created'
  | 'company.updated'
  | 'company.deleted'
  | 'ticket.created'
  | 'ticket.updated'
  | 'ticket.deleted'
  | 'booking.created'
  | 'booking.updated'
  | 'booking.deleted'
  | 'product.created'
  | 'product.updated'
  | 'product.deleted'
  | 'service.created'
  | 'service.updated'
  | 'service.deleted'
  | 'quote.created'
  | 'quote.updated'
  | 'quote.deleted'
  | 'order.created'
  | 'order.updated'
  | 'order.deleted'
  | 'deal.created'
  | 'deal.updated'
  | 'deal.deleted'
  | 'appointment.created'
  | 'appointment.updated'
  | 'appointment.deleted'
  | 'document.created'
  | 'document.updated'
  | 'document.deleted'
  | 'campaign.created'
  | 'campaign.updated'
  | 'campaign.deleted'
  | 'presence.created'
  | 'presence.updated'
  | 'presence.deleted'
  | 'shift.created'
  | 'shift.updated'
  | 'shift.deleted';

/** The types of all events, for programs that do not need the catalogue. */
export const eventTypes = [
  "task.created",
  "task.updated",
  "task.deleted",
  "project.created",
  "project.updated",
  "project.deleted",
  "contact.created",
  "contact.updated",
  "contact.deleted",
  "company.created",
  "company.updated",
  "company.deleted",
  "ticket.created",
  "ticket.updated",
  "ticket.deleted",
  "booking.created",
  "booking.updated",
  "booking.deleted",
  "product.created",
  "product.updated",
  "product.deleted",
  "service.created",
  "service.updated",
  "service.deleted",
  "quote.created",
  "quote.updated",
  "quote.deleted",
  "order.created",
  "order.updated",
  "order.deleted",
  "deal.created",
  "deal.updated",
  "deal.deleted",
  "appointment.created",
  "appointment.updated",
  "appointment.deleted",
  "document.created",
  "document.updated",
  "document.deleted",
  "campaign.created",
  "campaign.updated",
  "campaign.deleted",
  "presence.created",
  "presence.updated",
  "presence.deleted",
  "shift.created",
  "shift.updated",
  "shift.deleted"
] as const satisfies readonly EventType[];
