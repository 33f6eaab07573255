// Generated from specs by `npm run generate`. Do not edit.

import type { schemas } from '@worklane/contract';
import type { Query } from '../resources/pagination.ts';
import type { ReadableRecords, Records } from '../resources/records.ts';

/** A piece of work that one member does. */
export interface Task extends schemas.Task {}

/** What a new task is made from. */
export interface TaskCreate extends schemas.TaskCreate {}

/** What to change of a task, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface TaskUpdate extends schemas.TaskUpdate {}

/** Filters, sort and page of a list of tasks. */
export interface TaskQuery extends Query<'listTasks'> {}

export interface Tasks extends Records<Task, TaskCreate, TaskUpdate, TaskQuery> {}

/** A goal with an owner, dates and a budget, which tasks work towards. */
export interface Project extends schemas.Project {}

/** What a new project is made from. */
export interface ProjectCreate extends schemas.ProjectCreate {}

/** What to change of a project, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface ProjectUpdate extends schemas.ProjectUpdate {}

/** Filters, sort and page of a list of projects. */
export interface ProjectQuery extends Query<'listProjects'> {}

export interface Projects extends Records<Project, ProjectCreate, ProjectUpdate, ProjectQuery> {}

/** A person the organization deals with. */
export interface Contact extends schemas.Contact {}

/** What a new contact is made from. */
export interface ContactCreate extends schemas.ContactCreate {}

/** What to change of a contact, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface ContactUpdate extends schemas.ContactUpdate {}

/** Filters, sort and page of a list of contacts. */
export interface ContactQuery extends Query<'listContacts'> {}

export interface Contacts extends Records<Contact, ContactCreate, ContactUpdate, ContactQuery> {}

/** A business the organization deals with. */
export interface Company extends schemas.Company {}

/** What a new company is made from. */
export interface CompanyCreate extends schemas.CompanyCreate {}

/** What to change of a company, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface CompanyUpdate extends schemas.CompanyUpdate {}

/** Filters, sort and page of a list of companies. */
export interface CompanyQuery extends Query<'listCompanies'> {}

export interface Companies extends Records<Company, CompanyCreate, CompanyUpdate, CompanyQuery> {}

/** A question or a complaint of a customer. */
export interface Ticket extends schemas.Ticket {}

/** What a new ticket is made from. */
export interface TicketCreate extends schemas.TicketCreate {}

/** What to change of a ticket, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface TicketUpdate extends schemas.TicketUpdate {}

/** Filters, sort and page of a list of tickets. */
export interface TicketQuery extends Query<'listTickets'> {}

export interface Tickets extends Records<Ticket, TicketCreate, TicketUpdate, TicketQuery> {}

/** A service reserved for a contact at a time. */
export interface Booking extends schemas.Booking {}

/** What a new booking is made from. */
export interface BookingCreate extends schemas.BookingCreate {}

/** What to change of a booking, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface BookingUpdate extends schemas.BookingUpdate {}

/** Filters, sort and page of a list of bookings. */
export interface BookingQuery extends Query<'listBookings'> {}

export interface Bookings extends Records<Booking, BookingCreate, BookingUpdate, BookingQuery> {}

/** A thing the organization sells. */
export interface Product extends schemas.Product {}

/** What a new product is made from. */
export interface ProductCreate extends schemas.ProductCreate {}

/** What to change of a product, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface ProductUpdate extends schemas.ProductUpdate {}

/** Filters, sort and page of a list of products. */
export interface ProductQuery extends Query<'listProducts'> {}

export interface Products extends Records<Product, ProductCreate, ProductUpdate, ProductQuery> {}

/** Something the organization does for a price. */
export interface Service extends schemas.Service {}

/** What a new service is made from. */
export interface ServiceCreate extends schemas.ServiceCreate {}

/** What to change of a service, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface ServiceUpdate extends schemas.ServiceUpdate {}

/** Filters, sort and page of a list of services. */
export interface ServiceQuery extends Query<'listServices'> {}

export interface Services extends Records<Service, ServiceCreate, ServiceUpdate, ServiceQuery> {}

/** An offer with line items and prices. */
export interface Quote extends schemas.Quote {}

/** What a new quote is made from. */
export interface QuoteCreate extends schemas.QuoteCreate {}

/** What to change of a quote, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface QuoteUpdate extends schemas.QuoteUpdate {}

/** Filters, sort and page of a list of quotes. */
export interface QuoteQuery extends Query<'listQuotes'> {}

export interface Quotes extends Records<Quote, QuoteCreate, QuoteUpdate, QuoteQuery> {}

/** What a customer has bought. */
export interface Order extends schemas.Order {}

/** What a new order is made from. */
export interface OrderCreate extends schemas.OrderCreate {}

/** What to change of an order, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface OrderUpdate extends schemas.OrderUpdate {}

/** Filters, sort and page of a list of orders. */
export interface OrderQuery extends Query<'listOrders'> {}

export interface Orders extends Records<Order, OrderCreate, OrderUpdate, OrderQuery> {}

/** A sale in the making. */
export interface Deal extends schemas.Deal {}

/** What a new deal is made from. */
export interface DealCreate extends schemas.DealCreate {}

/** What to change of a deal, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface DealUpdate extends schemas.DealUpdate {}

/** Filters, sort and page of a list of deals. */
export interface DealQuery extends Query<'listDeals'> {}

export interface Deals extends Records<Deal, DealCreate, DealUpdate, DealQuery> {}

/** A meeting at a time and a place. */
export interface Appointment extends schemas.Appointment {}

/** What a new appointment is made from. */
export interface AppointmentCreate extends schemas.AppointmentCreate {}

/** What to change of an appointment, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface AppointmentUpdate extends schemas.AppointmentUpdate {}

/** Filters, sort and page of a list of appointments. */
export interface AppointmentQuery extends Query<'listAppointments'> {}

export interface Appointments extends Records<Appointment, AppointmentCreate, AppointmentUpdate, AppointmentQuery> {}

/** A file kept elsewhere, and what it belongs to. */
export interface Document extends schemas.Document {}

/** What a new document is made from. */
export interface DocumentCreate extends schemas.DocumentCreate {}

/** What to change of a document, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface DocumentUpdate extends schemas.DocumentUpdate {}

/** Filters, sort and page of a list of documents. */
export interface DocumentQuery extends Query<'listDocuments'> {}

export interface Documents extends Records<Document, DocumentCreate, DocumentUpdate, DocumentQuery> {}

/** A marketing effort on one channel. */
export interface Campaign extends schemas.Campaign {}

/** What a new campaign is made from. */
export interface CampaignCreate extends schemas.CampaignCreate {}

/** What to change of a campaign, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface CampaignUpdate extends schemas.CampaignUpdate {}

/** Filters, sort and page of a list of campaigns. */
export interface CampaignQuery extends Query<'listCampaigns'> {}

export interface Campaigns extends Records<Campaign, CampaignCreate, CampaignUpdate, CampaignQuery> {}

/** Where a member is for a time. */
export interface Presence extends schemas.Presence {}

/** What a new presence is made from. */
export interface PresenceCreate extends schemas.PresenceCreate {}

/** What to change of a presence, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface PresenceUpdate extends schemas.PresenceUpdate {}

/** Filters, sort and page of a list of presences. */
export interface PresenceQuery extends Query<'listPresences'> {}

export interface Presences extends Records<Presence, PresenceCreate, PresenceUpdate, PresenceQuery> {}

/** When a member works, in which role and where. */
export interface Shift extends schemas.Shift {}

/** What a new shift is made from. */
export interface ShiftCreate extends schemas.ShiftCreate {}

/** What to change of a shift, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface ShiftUpdate extends schemas.ShiftUpdate {}

/** Filters, sort and page of a list of shifts. */
export interface ShiftQuery extends Query<'listShifts'> {}

export interface Shifts extends Records<Shift, ShiftCreate, ShiftUpdate, ShiftQuery> {}

/** A person who belongs to the organization. */
export interface Member extends schemas.Member {}

/** Filters, sort and page of a list of members. */
export interface MemberQuery extends Query<'listMembers'> {}

export interface Members extends ReadableRecords<Member, MemberQuery> {}

/** The resources of an organization, by collection. */
export interface Resources {
  /** A task is a piece of work that one member does: with a due date, a priority and a status. Tasks belong to a project or stand alone, and a task can be broken down into subtasks. */
  readonly tasks: Tasks;
  /** A project holds tasks together under one goal, one owner and one budget, usually for one company. */
  readonly projects: Projects;
  /** A contact is a person the organization deals with. Contacts usually work for a company and appear on tickets, bookings, deals, quotes, orders and appointments. */
  readonly contacts: Contacts;
  /** A company is a business the organization deals with: a customer, a supplier, a partner. Contacts work for it; projects, deals, quotes and orders are made with it. */
  readonly companies: Companies;
  /** A ticket is a question or a complaint of a customer, on its way from `new` to `closed`. */
  readonly tickets: Tickets;
  /** A booking reserves a service for a contact at a time. */
  readonly bookings: Bookings;
  /** A product is a thing the organization sells. Line items of quotes and orders name it. */
  readonly products: Products;
  /** A service is something the organization does for a price. It can be booked, quoted and ordered. */
  readonly services: Services;
  /** A quote is an offer to a contact or a company: line items with prices, and a day until which it holds. Totals are computed by the service. */
  readonly quotes: Quotes;
  /** An order is what a customer has bought: line items with prices, from a quote or without one. Totals are computed by the service. */
  readonly orders: Orders;
  /** A deal is a sale in the making, on its way through the stages from `lead` to `won` or `lost`. */
  readonly deals: Deals;
  /** An appointment is a meeting of members with a contact, at a time and a place. */
  readonly appointments: Appointments;
  /** A document is a file kept elsewhere: the service stores where it is, what it is and what it belongs to. */
  readonly documents: Documents;
  /** A campaign is a marketing effort on one channel, with dates and a budget. */
  readonly campaigns: Campaigns;
  /** A presence record tells where a member is for a time: at work, remote, on leave, sick. */
  readonly presences: Presences;
  /** A shift plans when a member works, in which role and where. */
  readonly shifts: Shifts;
  /** The people who belong to the organization. They are managed in the dashboard; the API reads them. */
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
