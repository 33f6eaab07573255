// Generated from specs by `npm run generate`. Do not edit.

import type { schemas } from '@worklane/contract';
import type { Query } from '../resources/pagination.ts';
import type { ReadableRecords, Records } from '../resources/records.ts';

/** A piece of work for one member. */
export interface Task extends schemas.Task {}

/** The fields of a new task. */
export interface TaskCreate extends schemas.TaskCreate {}

/** The fields of a task to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface TaskUpdate extends schemas.TaskUpdate {}

/** Changes of tasks. */
export interface TaskBatch extends schemas.TaskBatch {}

/** The results of a batch. */
export interface TaskBatchResults extends schemas.TaskBatchResults {}

/** Filters, sort and page of a list of tasks. */
export interface TaskQuery extends Query<'listTasks'> {}

export interface Tasks extends Records<Task, TaskCreate, TaskUpdate, TaskQuery, TaskCreatedEvent | TaskUpdatedEvent | TaskDeletedEvent, TaskBatch, TaskBatchResults> {}

/** A goal with an owner, dates and a budget that groups tasks. */
export interface Project extends schemas.Project {}

/** The fields of a new project. */
export interface ProjectCreate extends schemas.ProjectCreate {}

/** The fields of a project to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface ProjectUpdate extends schemas.ProjectUpdate {}

/** Changes of projects. */
export interface ProjectBatch extends schemas.ProjectBatch {}

/** The results of a batch. */
export interface ProjectBatchResults extends schemas.ProjectBatchResults {}

/** Filters, sort and page of a list of projects. */
export interface ProjectQuery extends Query<'listProjects'> {}

export interface Projects extends Records<Project, ProjectCreate, ProjectUpdate, ProjectQuery, ProjectCreatedEvent | ProjectUpdatedEvent | ProjectDeletedEvent, ProjectBatch, ProjectBatchResults> {}

/** A person that the organization deals with. */
export interface Contact extends schemas.Contact {}

/** The fields of a new contact. */
export interface ContactCreate extends schemas.ContactCreate {}

/** The fields of a contact to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface ContactUpdate extends schemas.ContactUpdate {}

/** Changes of contacts. */
export interface ContactBatch extends schemas.ContactBatch {}

/** The results of a batch. */
export interface ContactBatchResults extends schemas.ContactBatchResults {}

/** Filters, sort and page of a list of contacts. */
export interface ContactQuery extends Query<'listContacts'> {}

export interface Contacts extends Records<Contact, ContactCreate, ContactUpdate, ContactQuery, ContactCreatedEvent | ContactUpdatedEvent | ContactDeletedEvent, ContactBatch, ContactBatchResults> {}

/** A business that the organization deals with. */
export interface Company extends schemas.Company {}

/** The fields of a new company. */
export interface CompanyCreate extends schemas.CompanyCreate {}

/** The fields of a company to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface CompanyUpdate extends schemas.CompanyUpdate {}

/** Changes of companies. */
export interface CompanyBatch extends schemas.CompanyBatch {}

/** The results of a batch. */
export interface CompanyBatchResults extends schemas.CompanyBatchResults {}

/** Filters, sort and page of a list of companies. */
export interface CompanyQuery extends Query<'listCompanies'> {}

export interface Companies extends Records<Company, CompanyCreate, CompanyUpdate, CompanyQuery, CompanyCreatedEvent | CompanyUpdatedEvent | CompanyDeletedEvent, CompanyBatch, CompanyBatchResults> {}

/** A question or a complaint of a customer. */
export interface Ticket extends schemas.Ticket {}

/** The fields of a new ticket. */
export interface TicketCreate extends schemas.TicketCreate {}

/** The fields of a ticket to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface TicketUpdate extends schemas.TicketUpdate {}

/** Changes of tickets. */
export interface TicketBatch extends schemas.TicketBatch {}

/** The results of a batch. */
export interface TicketBatchResults extends schemas.TicketBatchResults {}

/** Filters, sort and page of a list of tickets. */
export interface TicketQuery extends Query<'listTickets'> {}

export interface Tickets extends Records<Ticket, TicketCreate, TicketUpdate, TicketQuery, TicketCreatedEvent | TicketUpdatedEvent | TicketDeletedEvent, TicketBatch, TicketBatchResults> {}

/** A service reserved for a contact at a specific time. */
export interface Booking extends schemas.Booking {}

/** The fields of a new booking. */
export interface BookingCreate extends schemas.BookingCreate {}

/** The fields of a booking to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface BookingUpdate extends schemas.BookingUpdate {}

/** Changes of bookings. */
export interface BookingBatch extends schemas.BookingBatch {}

/** The results of a batch. */
export interface BookingBatchResults extends schemas.BookingBatchResults {}

/** Filters, sort and page of a list of bookings. */
export interface BookingQuery extends Query<'listBookings'> {}

export interface Bookings extends Records<Booking, BookingCreate, BookingUpdate, BookingQuery, BookingCreatedEvent | BookingUpdatedEvent | BookingDeletedEvent, BookingBatch, BookingBatchResults> {}

/** A product that the organization sells. */
export interface Product extends schemas.Product {}

/** The fields of a new product. */
export interface ProductCreate extends schemas.ProductCreate {}

/** The fields of a product to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface ProductUpdate extends schemas.ProductUpdate {}

/** Changes of products. */
export interface ProductBatch extends schemas.ProductBatch {}

/** The results of a batch. */
export interface ProductBatchResults extends schemas.ProductBatchResults {}

/** Filters, sort and page of a list of products. */
export interface ProductQuery extends Query<'listProducts'> {}

export interface Products extends Records<Product, ProductCreate, ProductUpdate, ProductQuery, ProductCreatedEvent | ProductUpdatedEvent | ProductDeletedEvent, ProductBatch, ProductBatchResults> {}

/** A service that the organization sells. */
export interface Service extends schemas.Service {}

/** The fields of a new service. */
export interface ServiceCreate extends schemas.ServiceCreate {}

/** The fields of a service to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface ServiceUpdate extends schemas.ServiceUpdate {}

/** Changes of services. */
export interface ServiceBatch extends schemas.ServiceBatch {}

/** The results of a batch. */
export interface ServiceBatchResults extends schemas.ServiceBatchResults {}

/** Filters, sort and page of a list of services. */
export interface ServiceQuery extends Query<'listServices'> {}

export interface Services extends Records<Service, ServiceCreate, ServiceUpdate, ServiceQuery, ServiceCreatedEvent | ServiceUpdatedEvent | ServiceDeletedEvent, ServiceBatch, ServiceBatchResults> {}

/** An offer with line items and prices. */
export interface Quote extends schemas.Quote {}

/** The fields of a new quote. */
export interface QuoteCreate extends schemas.QuoteCreate {}

/** The fields of a quote to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface QuoteUpdate extends schemas.QuoteUpdate {}

/** Changes of quotes. */
export interface QuoteBatch extends schemas.QuoteBatch {}

/** The results of a batch. */
export interface QuoteBatchResults extends schemas.QuoteBatchResults {}

/** Filters, sort and page of a list of quotes. */
export interface QuoteQuery extends Query<'listQuotes'> {}

export interface Quotes extends Records<Quote, QuoteCreate, QuoteUpdate, QuoteQuery, QuoteCreatedEvent | QuoteUpdatedEvent | QuoteDeletedEvent, QuoteBatch, QuoteBatchResults> {}

/** A purchase by a customer. */
export interface Order extends schemas.Order {}

/** The fields of a new order. */
export interface OrderCreate extends schemas.OrderCreate {}

/** The fields of an order to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface OrderUpdate extends schemas.OrderUpdate {}

/** Changes of orders. */
export interface OrderBatch extends schemas.OrderBatch {}

/** The results of a batch. */
export interface OrderBatchResults extends schemas.OrderBatchResults {}

/** Filters, sort and page of a list of orders. */
export interface OrderQuery extends Query<'listOrders'> {}

export interface Orders extends Records<Order, OrderCreate, OrderUpdate, OrderQuery, OrderCreatedEvent | OrderUpdatedEvent | OrderDeletedEvent, OrderBatch, OrderBatchResults> {}

/** A sales opportunity. */
export interface Deal extends schemas.Deal {}

/** The fields of a new deal. */
export interface DealCreate extends schemas.DealCreate {}

/** The fields of a deal to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface DealUpdate extends schemas.DealUpdate {}

/** Changes of deals. */
export interface DealBatch extends schemas.DealBatch {}

/** The results of a batch. */
export interface DealBatchResults extends schemas.DealBatchResults {}

/** Filters, sort and page of a list of deals. */
export interface DealQuery extends Query<'listDeals'> {}

export interface Deals extends Records<Deal, DealCreate, DealUpdate, DealQuery, DealCreatedEvent | DealUpdatedEvent | DealDeletedEvent, DealBatch, DealBatchResults> {}

/** A meeting with a time and a place. */
export interface Appointment extends schemas.Appointment {}

/** The fields of a new appointment. */
export interface AppointmentCreate extends schemas.AppointmentCreate {}

/** The fields of an appointment to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface AppointmentUpdate extends schemas.AppointmentUpdate {}

/** Changes of appointments. */
export interface AppointmentBatch extends schemas.AppointmentBatch {}

/** The results of a batch. */
export interface AppointmentBatchResults extends schemas.AppointmentBatchResults {}

/** Filters, sort and page of a list of appointments. */
export interface AppointmentQuery extends Query<'listAppointments'> {}

export interface Appointments extends Records<Appointment, AppointmentCreate, AppointmentUpdate, AppointmentQuery, AppointmentCreatedEvent | AppointmentUpdatedEvent | AppointmentDeletedEvent, AppointmentBatch, AppointmentBatchResults> {}

/** A reference to an externally stored file. */
export interface Document extends schemas.Document {}

/** The fields of a new document. */
export interface DocumentCreate extends schemas.DocumentCreate {}

/** The fields of a document to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface DocumentUpdate extends schemas.DocumentUpdate {}

/** Changes of documents. */
export interface DocumentBatch extends schemas.DocumentBatch {}

/** The results of a batch. */
export interface DocumentBatchResults extends schemas.DocumentBatchResults {}

/** Filters, sort and page of a list of documents. */
export interface DocumentQuery extends Query<'listDocuments'> {}

export interface Documents extends Records<Document, DocumentCreate, DocumentUpdate, DocumentQuery, DocumentCreatedEvent | DocumentUpdatedEvent | DocumentDeletedEvent, DocumentBatch, DocumentBatchResults> {}

/** A marketing campaign on one channel. */
export interface Campaign extends schemas.Campaign {}

/** The fields of a new campaign. */
export interface CampaignCreate extends schemas.CampaignCreate {}

/** The fields of a campaign to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface CampaignUpdate extends schemas.CampaignUpdate {}

/** Changes of campaigns. */
export interface CampaignBatch extends schemas.CampaignBatch {}

/** The results of a batch. */
export interface CampaignBatchResults extends schemas.CampaignBatchResults {}

/** Filters, sort and page of a list of campaigns. */
export interface CampaignQuery extends Query<'listCampaigns'> {}

export interface Campaigns extends Records<Campaign, CampaignCreate, CampaignUpdate, CampaignQuery, CampaignCreatedEvent | CampaignUpdatedEvent | CampaignDeletedEvent, CampaignBatch, CampaignBatchResults> {}

/** The presence or absence of a member over a period of time. */
export interface Presence extends schemas.Presence {}

/** The fields of a new presence. */
export interface PresenceCreate extends schemas.PresenceCreate {}

/** The fields of a presence to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface PresenceUpdate extends schemas.PresenceUpdate {}

/** Changes of presences. */
export interface PresenceBatch extends schemas.PresenceBatch {}

/** The results of a batch. */
export interface PresenceBatchResults extends schemas.PresenceBatchResults {}

/** Filters, sort and page of a list of presences. */
export interface PresenceQuery extends Query<'listPresences'> {}

export interface Presences extends Records<Presence, PresenceCreate, PresenceUpdate, PresenceQuery, PresenceCreatedEvent | PresenceUpdatedEvent | PresenceDeletedEvent, PresenceBatch, PresenceBatchResults> {}

/** A planned working period of a member, with a role and a location. */
export interface Shift extends schemas.Shift {}

/** The fields of a new shift. */
export interface ShiftCreate extends schemas.ShiftCreate {}

/** The fields of a shift to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface ShiftUpdate extends schemas.ShiftUpdate {}

/** Changes of shifts. */
export interface ShiftBatch extends schemas.ShiftBatch {}

/** The results of a batch. */
export interface ShiftBatchResults extends schemas.ShiftBatchResults {}

/** Filters, sort and page of a list of shifts. */
export interface ShiftQuery extends Query<'listShifts'> {}

export interface Shifts extends Records<Shift, ShiftCreate, ShiftUpdate, ShiftQuery, ShiftCreatedEvent | ShiftUpdatedEvent | ShiftDeletedEvent, ShiftBatch, ShiftBatchResults> {}

/** A user who belongs to the organization, or has belonged to it. */
export interface Member extends schemas.Member {}

/** Filters, sort and page of a list of members. */
export interface MemberQuery extends Query<'listMembers'> {}

export interface Members extends ReadableRecords<Member, MemberQuery> {}

/** The resources of an organization, by name. */
export interface Resources {
  /** A task is a piece of work for one member, with a due date, a priority and a status. Tasks can belong to a project and can have subtasks. */
  readonly tasks: Tasks;
  /** A project groups tasks under one goal, owner and budget, usually for one company. */
  readonly projects: Projects;
  /** A contact is a person that the organization deals with. Contacts usually work for a company and appear on tickets, bookings, deals, quotes, orders and appointments. */
  readonly contacts: Contacts;
  /** A company is a business that the organization deals with, such as a customer, supplier or partner. Contacts, projects, deals, quotes and orders refer to companies. */
  readonly companies: Companies;
  /** A ticket is a question or a complaint of a customer, from `new` to `closed`. */
  readonly tickets: Tickets;
  /** A booking reserves a service for a contact at a specific time. */
  readonly bookings: Bookings;
  /** A product is an item that the organization sells. Line items of quotes and orders refer to products. */
  readonly products: Products;
  /** A service is work that the organization sells, such as a consultation. Services can be booked, quoted and ordered. */
  readonly services: Services;
  /** A quote is an offer to a contact or a company with line items, prices and a validity date. The service calculates the totals. */
  readonly quotes: Quotes;
  /** An order is a purchase by a customer with line items and prices, with or without a preceding quote. The service calculates the totals. */
  readonly orders: Orders;
  /** A deal is a sales opportunity that moves through stages from `lead` to `won` or `lost`. */
  readonly deals: Deals;
  /** An appointment is a meeting between members and a contact, at a time and a location. */
  readonly appointments: Appointments;
  /** A document is a reference to an externally stored file. The service stores its URL, its metadata and the record it belongs to. */
  readonly documents: Documents;
  /** A campaign is a marketing activity on one channel, with dates and a budget. */
  readonly campaigns: Campaigns;
  /** A presence records whether a member is at work, remote, on leave or sick over a period of time. */
  readonly presences: Presences;
  /** A shift is a planned working period of a member, with a role and a location. */
  readonly shifts: Shifts;
  /** A member is a user who belongs to the organization. Owners manage members in the dashboard; the API only reads them. */
  readonly members: Members;
}

export interface TaskCreatedEvent extends schemas.TaskCreated {}

export interface TaskUpdatedEvent extends schemas.TaskUpdated {}

export interface TaskDeletedEvent extends schemas.TaskDeleted {}

export interface ProjectCreatedEvent extends schemas.ProjectCreated {}

export interface ProjectUpdatedEvent extends schemas.ProjectUpdated {}

export interface ProjectDeletedEvent extends schemas.ProjectDeleted {}

export interface ContactCreatedEvent extends schemas.ContactCreated {}

export interface ContactUpdatedEvent extends schemas.ContactUpdated {}

export interface ContactDeletedEvent extends schemas.ContactDeleted {}

export interface CompanyCreatedEvent extends schemas.CompanyCreated {}

export interface CompanyUpdatedEvent extends schemas.CompanyUpdated {}

export interface CompanyDeletedEvent extends schemas.CompanyDeleted {}

export interface TicketCreatedEvent extends schemas.TicketCreated {}

export interface TicketUpdatedEvent extends schemas.TicketUpdated {}

export interface TicketDeletedEvent extends schemas.TicketDeleted {}

export interface BookingCreatedEvent extends schemas.BookingCreated {}

export interface BookingUpdatedEvent extends schemas.BookingUpdated {}

export interface BookingDeletedEvent extends schemas.BookingDeleted {}

export interface ProductCreatedEvent extends schemas.ProductCreated {}

export interface ProductUpdatedEvent extends schemas.ProductUpdated {}

export interface ProductDeletedEvent extends schemas.ProductDeleted {}

export interface ServiceCreatedEvent extends schemas.ServiceCreated {}

export interface ServiceUpdatedEvent extends schemas.ServiceUpdated {}

export interface ServiceDeletedEvent extends schemas.ServiceDeleted {}

export interface QuoteCreatedEvent extends schemas.QuoteCreated {}

export interface QuoteUpdatedEvent extends schemas.QuoteUpdated {}

export interface QuoteDeletedEvent extends schemas.QuoteDeleted {}

export interface OrderCreatedEvent extends schemas.OrderCreated {}

export interface OrderUpdatedEvent extends schemas.OrderUpdated {}

export interface OrderDeletedEvent extends schemas.OrderDeleted {}

export interface DealCreatedEvent extends schemas.DealCreated {}

export interface DealUpdatedEvent extends schemas.DealUpdated {}

export interface DealDeletedEvent extends schemas.DealDeleted {}

export interface AppointmentCreatedEvent extends schemas.AppointmentCreated {}

export interface AppointmentUpdatedEvent extends schemas.AppointmentUpdated {}

export interface AppointmentDeletedEvent extends schemas.AppointmentDeleted {}

export interface DocumentCreatedEvent extends schemas.DocumentCreated {}

export interface DocumentUpdatedEvent extends schemas.DocumentUpdated {}

export interface DocumentDeletedEvent extends schemas.DocumentDeleted {}

export interface CampaignCreatedEvent extends schemas.CampaignCreated {}

export interface CampaignUpdatedEvent extends schemas.CampaignUpdated {}

export interface CampaignDeletedEvent extends schemas.CampaignDeleted {}

export interface PresenceCreatedEvent extends schemas.PresenceCreated {}

export interface PresenceUpdatedEvent extends schemas.PresenceUpdated {}

export interface PresenceDeletedEvent extends schemas.PresenceDeleted {}

export interface ShiftCreatedEvent extends schemas.ShiftCreated {}

export interface ShiftUpdatedEvent extends schemas.ShiftUpdated {}

export interface ShiftDeletedEvent extends schemas.ShiftDeleted {}

/** The events, by type. */
export interface EventMap {
  'task.created': TaskCreatedEvent;
  'task.updated': TaskUpdatedEvent;
  'task.deleted': TaskDeletedEvent;
  'project.created': ProjectCreatedEvent;
  'project.updated': ProjectUpdatedEvent;
  'project.deleted': ProjectDeletedEvent;
  'contact.created': ContactCreatedEvent;
  'contact.updated': ContactUpdatedEvent;
  'contact.deleted': ContactDeletedEvent;
  'company.created': CompanyCreatedEvent;
  'company.updated': CompanyUpdatedEvent;
  'company.deleted': CompanyDeletedEvent;
  'ticket.created': TicketCreatedEvent;
  'ticket.updated': TicketUpdatedEvent;
  'ticket.deleted': TicketDeletedEvent;
  'booking.created': BookingCreatedEvent;
  'booking.updated': BookingUpdatedEvent;
  'booking.deleted': BookingDeletedEvent;
  'product.created': ProductCreatedEvent;
  'product.updated': ProductUpdatedEvent;
  'product.deleted': ProductDeletedEvent;
  'service.created': ServiceCreatedEvent;
  'service.updated': ServiceUpdatedEvent;
  'service.deleted': ServiceDeletedEvent;
  'quote.created': QuoteCreatedEvent;
  'quote.updated': QuoteUpdatedEvent;
  'quote.deleted': QuoteDeletedEvent;
  'order.created': OrderCreatedEvent;
  'order.updated': OrderUpdatedEvent;
  'order.deleted': OrderDeletedEvent;
  'deal.created': DealCreatedEvent;
  'deal.updated': DealUpdatedEvent;
  'deal.deleted': DealDeletedEvent;
  'appointment.created': AppointmentCreatedEvent;
  'appointment.updated': AppointmentUpdatedEvent;
  'appointment.deleted': AppointmentDeletedEvent;
  'document.created': DocumentCreatedEvent;
  'document.updated': DocumentUpdatedEvent;
  'document.deleted': DocumentDeletedEvent;
  'campaign.created': CampaignCreatedEvent;
  'campaign.updated': CampaignUpdatedEvent;
  'campaign.deleted': CampaignDeletedEvent;
  'presence.created': PresenceCreatedEvent;
  'presence.updated': PresenceUpdatedEvent;
  'presence.deleted': PresenceDeletedEvent;
  'shift.created': ShiftCreatedEvent;
  'shift.updated': ShiftUpdatedEvent;
  'shift.deleted': ShiftDeletedEvent;
}
