// Generated from specs/schemas by `npm run generate`. Do not edit.

import type { Resource } from '../catalogues.ts';

/** The resource kind of a record. */
export type EntityKind =
  | 'task'
  | 'project'
  | 'contact'
  | 'company'
  | 'ticket'
  | 'booking'
  | 'product'
  | 'service'
  | 'quote'
  | 'order'
  | 'deal'
  | 'appointment'
  | 'document'
  | 'campaign'
  | 'presence'
  | 'shift';

/** Every resource, by collection. */
export const resources = {
  "tasks": {
    "kind": "task",
    "collection": "tasks",
    "property": "tasks",
    "noun": "task",
    "nouns": "tasks",
    "schemas": {
      "record": "Task",
      "list": "TaskList",
      "create": "TaskCreate",
      "update": "TaskUpdate"
    },
    "fingerprint": "c374c0c7ff0e086d",
    "scopes": {
      "read": "tasks.read",
      "write": "tasks.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "title": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "description": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "in_progress",
          "blocked",
          "done",
          "cancelled"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "open",
        "filter": "equals",
        "filters": [
          "status",
          "status_in",
          "status_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "priority": {
        "type": "string",
        "enum": [
          "low",
          "normal",
          "high",
          "urgent"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "normal",
        "filter": "equals",
        "filters": [
          "priority",
          "priority_in",
          "priority_not"
        ],
        "sortable": true,
        "searchable": false
      },
      "project_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "project_id",
          "project_id_in",
          "project_id_not",
          "project_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "parent_task_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "parent_task_id",
          "parent_task_id_in",
          "parent_task_id_not",
          "parent_task_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "assignee_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "assignee_id",
          "assignee_id_in",
          "assignee_id_not",
          "assignee_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "due_at": {
        "type": "date-time",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "range",
        "filters": [
          "due_at_from",
          "due_at_to",
          "due_at_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "estimated_minutes": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "tags": {
        "type": "array",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": [],
        "filter": "contains",
        "filters": [
          "tags"
        ],
        "sortable": false,
        "searchable": false
      },
      "completed_at": {
        "type": "date-time",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "completed_at_from",
          "completed_at_to",
          "completed_at_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "project_id"
        ],
        "kind": "project"
      },
      {
        "path": [
          "parent_task_id"
        ],
        "kind": "task",
        "acyclic": true
      },
      {
        "path": [
          "assignee_id"
        ],
        "kind": "member"
      }
    ],
    "rules": [
      {
        "rule": "set-when",
        "path": [
          "completed_at"
        ],
        "value": {
          "status": [
            "done"
          ]
        }
      }
    ]
  },
  "projects": {
    "kind": "project",
    "collection": "projects",
    "property": "projects",
    "noun": "project",
    "nouns": "projects",
    "schemas": {
      "record": "Project",
      "list": "ProjectList",
      "create": "ProjectCreate",
      "update": "ProjectUpdate"
    },
    "fingerprint": "a1cc691fa6d4c25f",
    "scopes": {
      "read": "projects.read",
      "write": "projects.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "name": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "description": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "status": {
        "type": "string",
        "enum": [
          "planned",
          "active",
          "on_hold",
          "completed",
          "cancelled"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "planned",
        "filter": "equals",
        "filters": [
          "status",
          "status_in",
          "status_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "company_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "company_id",
          "company_id_in",
          "company_id_not",
          "company_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "owner_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "owner_id",
          "owner_id_in",
          "owner_id_not",
          "owner_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "start_date": {
        "type": "date",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "range",
        "filters": [
          "start_date_from",
          "start_date_to",
          "start_date_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "due_date": {
        "type": "date",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "range",
        "filters": [
          "due_date_from",
          "due_date_to",
          "due_date_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "budget": {
        "type": "Money",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "company_id"
        ],
        "kind": "company"
      },
      {
        "path": [
          "owner_id"
        ],
        "kind": "member"
      }
    ],
    "rules": [
      {
        "rule": "not-before",
        "path": [
          "due_date"
        ],
        "value": "start_date"
      },
      {
        "rule": "codes",
        "path": [
          "budget",
          "currency"
        ],
        "value": "iso-4217"
      }
    ]
  },
  "contacts": {
    "kind": "contact",
    "collection": "contacts",
    "property": "contacts",
    "noun": "contact",
    "nouns": "contacts",
    "schemas": {
      "record": "Contact",
      "list": "ContactList",
      "create": "ContactCreate",
      "update": "ContactUpdate"
    },
    "fingerprint": "4d24e79cc1babef5",
    "scopes": {
      "read": "contacts.read",
      "write": "contacts.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "first_name": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "last_name": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "email": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "caseless": true,
        "filters": [
          "email",
          "email_empty"
        ],
        "sortable": true,
        "searchable": true
      },
      "phone": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "job_title": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "company_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "company_id",
          "company_id_in",
          "company_id_not",
          "company_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "address": {
        "type": "Address",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "owner_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "owner_id",
          "owner_id_in",
          "owner_id_not",
          "owner_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "tags": {
        "type": "array",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": [],
        "filter": "contains",
        "filters": [
          "tags"
        ],
        "sortable": false,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "company_id"
        ],
        "kind": "company"
      },
      {
        "path": [
          "owner_id"
        ],
        "kind": "member"
      }
    ]
  },
  "companies": {
    "kind": "company",
    "collection": "companies",
    "property": "companies",
    "noun": "company",
    "nouns": "companies",
    "schemas": {
      "record": "Company",
      "list": "CompanyList",
      "create": "CompanyCreate",
      "update": "CompanyUpdate"
    },
    "fingerprint": "977274deb291a68a",
    "scopes": {
      "read": "companies.read",
      "write": "companies.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "name": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "website": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "email": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "caseless": true,
        "filters": [
          "email",
          "email_empty"
        ],
        "sortable": false,
        "searchable": true
      },
      "phone": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "vat_number": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "vat_number",
          "vat_number_empty"
        ],
        "sortable": false,
        "searchable": true
      },
      "industry": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "industry",
          "industry_empty"
        ],
        "sortable": true,
        "searchable": true
      },
      "address": {
        "type": "Address",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "owner_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "owner_id",
          "owner_id_in",
          "owner_id_not",
          "owner_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "owner_id"
        ],
        "kind": "member"
      }
    ]
  },
  "tickets": {
    "kind": "ticket",
    "collection": "tickets",
    "property": "tickets",
    "noun": "ticket",
    "nouns": "tickets",
    "schemas": {
      "record": "Ticket",
      "list": "TicketList",
      "create": "TicketCreate",
      "update": "TicketUpdate"
    },
    "fingerprint": "533f5ad6adac3051",
    "scopes": {
      "read": "tickets.read",
      "write": "tickets.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "subject": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "description": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "status": {
        "type": "string",
        "enum": [
          "new",
          "open",
          "pending",
          "resolved",
          "closed"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "new",
        "filter": "equals",
        "filters": [
          "status",
          "status_in",
          "status_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "priority": {
        "type": "string",
        "enum": [
          "low",
          "normal",
          "high",
          "urgent"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "normal",
        "filter": "equals",
        "filters": [
          "priority",
          "priority_in",
          "priority_not"
        ],
        "sortable": true,
        "searchable": false
      },
      "channel": {
        "type": "string",
        "enum": [
          "email",
          "phone",
          "web",
          "chat"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "web",
        "filter": "equals",
        "filters": [
          "channel",
          "channel_in",
          "channel_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "contact_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "contact_id",
          "contact_id_in",
          "contact_id_not",
          "contact_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "company_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "company_id",
          "company_id_in",
          "company_id_not",
          "company_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "assignee_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "assignee_id",
          "assignee_id_in",
          "assignee_id_not",
          "assignee_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "resolved_at": {
        "type": "date-time",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "resolved_at_from",
          "resolved_at_to",
          "resolved_at_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "contact_id"
        ],
        "kind": "contact"
      },
      {
        "path": [
          "company_id"
        ],
        "kind": "company"
      },
      {
        "path": [
          "assignee_id"
        ],
        "kind": "member"
      }
    ],
    "rules": [
      {
        "rule": "set-when",
        "path": [
          "resolved_at"
        ],
        "value": {
          "status": [
            "resolved",
            "closed"
          ]
        }
      }
    ]
  },
  "bookings": {
    "kind": "booking",
    "collection": "bookings",
    "property": "bookings",
    "noun": "booking",
    "nouns": "bookings",
    "schemas": {
      "record": "Booking",
      "list": "BookingList",
      "create": "BookingCreate",
      "update": "BookingUpdate"
    },
    "fingerprint": "115b674ee0fb347c",
    "scopes": {
      "read": "bookings.read",
      "write": "bookings.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "service_id": {
        "type": "integer",
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "equals",
        "filters": [
          "service_id",
          "service_id_in",
          "service_id_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "contact_id": {
        "type": "integer",
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "equals",
        "filters": [
          "contact_id",
          "contact_id_in",
          "contact_id_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "start_at": {
        "type": "date-time",
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "range",
        "filters": [
          "start_at_from",
          "start_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "end_at": {
        "type": "date-time",
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "range",
        "filters": [
          "end_at_from",
          "end_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "status": {
        "type": "string",
        "enum": [
          "requested",
          "confirmed",
          "cancelled",
          "completed",
          "no_show"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "requested",
        "filter": "equals",
        "filters": [
          "status",
          "status_in",
          "status_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "party_size": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "notes": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "service_id"
        ],
        "kind": "service"
      },
      {
        "path": [
          "contact_id"
        ],
        "kind": "contact"
      }
    ],
    "rules": [
      {
        "rule": "after",
        "path": [
          "end_at"
        ],
        "value": "start_at"
      }
    ]
  },
  "products": {
    "kind": "product",
    "collection": "products",
    "property": "products",
    "noun": "product",
    "nouns": "products",
    "schemas": {
      "record": "Product",
      "list": "ProductList",
      "create": "ProductCreate",
      "update": "ProductUpdate"
    },
    "fingerprint": "69e7a01b6139bcc4",
    "scopes": {
      "read": "products.read",
      "write": "products.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "name": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "sku": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "sku",
          "sku_empty"
        ],
        "sortable": true,
        "searchable": true
      },
      "description": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "unit_price": {
        "type": "Money",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "tax_rate": {
        "type": "number",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "unit": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "active": {
        "type": "boolean",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": true,
        "filter": "equals",
        "filters": [
          "active"
        ],
        "sortable": false,
        "searchable": false
      },
      "stock_quantity": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [],
    "rules": [
      {
        "rule": "codes",
        "path": [
          "unit_price",
          "currency"
        ],
        "value": "iso-4217"
      }
    ]
  },
  "services": {
    "kind": "service",
    "collection": "services",
    "property": "services",
    "noun": "service",
    "nouns": "services",
    "schemas": {
      "record": "Service",
      "list": "ServiceList",
      "create": "ServiceCreate",
      "update": "ServiceUpdate"
    },
    "fingerprint": "780c791f46e2c18a",
    "scopes": {
      "read": "services.read",
      "write": "services.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "name": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "description": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "duration_minutes": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "unit_price": {
        "type": "Money",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "tax_rate": {
        "type": "number",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "active": {
        "type": "boolean",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": true,
        "filter": "equals",
        "filters": [
          "active"
        ],
        "sortable": false,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [],
    "rules": [
      {
        "rule": "codes",
        "path": [
          "unit_price",
          "currency"
        ],
        "value": "iso-4217"
      }
    ]
  },
  "quotes": {
    "kind": "quote",
    "collection": "quotes",
    "property": "quotes",
    "noun": "quote",
    "nouns": "quotes",
    "schemas": {
      "record": "Quote",
      "list": "QuoteList",
      "create": "QuoteCreate",
      "update": "QuoteUpdate"
    },
    "fingerprint": "2225a9eaca218275",
    "scopes": {
      "read": "quotes.read",
      "write": "quotes.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "title": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "number": {
        "type": "string",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "equals",
        "filters": [
          "number"
        ],
        "sortable": true,
        "searchable": true
      },
      "contact_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "contact_id",
          "contact_id_in",
          "contact_id_not",
          "contact_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "company_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "company_id",
          "company_id_in",
          "company_id_not",
          "company_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "deal_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "deal_id",
          "deal_id_in",
          "deal_id_not",
          "deal_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "status": {
        "type": "string",
        "enum": [
          "draft",
          "sent",
          "accepted",
          "rejected",
          "expired"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "draft",
        "filter": "equals",
        "filters": [
          "status",
          "status_in",
          "status_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "currency": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "EUR",
        "filter": "equals",
        "filters": [
          "currency"
        ],
        "sortable": false,
        "searchable": false
      },
      "line_items": {
        "type": "array",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": [],
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "totals": {
        "type": "object",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "valid_until": {
        "type": "date",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "range",
        "filters": [
          "valid_until_from",
          "valid_until_to",
          "valid_until_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "contact_id"
        ],
        "kind": "contact"
      },
      {
        "path": [
          "company_id"
        ],
        "kind": "company"
      },
      {
        "path": [
          "deal_id"
        ],
        "kind": "deal"
      },
      {
        "path": [
          "line_items",
          "*",
          "product_id"
        ],
        "kind": "product"
      },
      {
        "path": [
          "line_items",
          "*",
          "service_id"
        ],
        "kind": "service"
      }
    ],
    "rules": [
      {
        "rule": "codes",
        "path": [
          "currency"
        ],
        "value": "iso-4217"
      },
      {
        "rule": "excludes",
        "path": [
          "line_items",
          "*",
          "service_id"
        ],
        "value": "product_id"
      },
      {
        "rule": "currency-of",
        "path": [
          "line_items",
          "*",
          "unit_price"
        ],
        "value": "currency"
      },
      {
        "rule": "codes",
        "path": [
          "line_items",
          "*",
          "unit_price",
          "currency"
        ],
        "value": "iso-4217"
      }
    ]
  },
  "orders": {
    "kind": "order",
    "collection": "orders",
    "property": "orders",
    "noun": "order",
    "nouns": "orders",
    "schemas": {
      "record": "Order",
      "list": "OrderList",
      "create": "OrderCreate",
      "update": "OrderUpdate"
    },
    "fingerprint": "02d21496402de312",
    "scopes": {
      "read": "orders.read",
      "write": "orders.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "number": {
        "type": "string",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "equals",
        "filters": [
          "number"
        ],
        "sortable": true,
        "searchable": true
      },
      "contact_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "contact_id",
          "contact_id_in",
          "contact_id_not",
          "contact_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "company_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "company_id",
          "company_id_in",
          "company_id_not",
          "company_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "quote_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "quote_id",
          "quote_id_in",
          "quote_id_not",
          "quote_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "status": {
        "type": "string",
        "enum": [
          "pending",
          "confirmed",
          "fulfilled",
          "cancelled",
          "refunded"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "pending",
        "filter": "equals",
        "filters": [
          "status",
          "status_in",
          "status_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "currency": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "EUR",
        "filter": "equals",
        "filters": [
          "currency"
        ],
        "sortable": false,
        "searchable": false
      },
      "line_items": {
        "type": "array",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "totals": {
        "type": "object",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "ordered_at": {
        "type": "date-time",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "range",
        "filters": [
          "ordered_at_from",
          "ordered_at_to",
          "ordered_at_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "shipping_address": {
        "type": "Address",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "contact_id"
        ],
        "kind": "contact"
      },
      {
        "path": [
          "company_id"
        ],
        "kind": "company"
      },
      {
        "path": [
          "quote_id"
        ],
        "kind": "quote"
      },
      {
        "path": [
          "line_items",
          "*",
          "product_id"
        ],
        "kind": "product"
      },
      {
        "path": [
          "line_items",
          "*",
          "service_id"
        ],
        "kind": "service"
      }
    ],
    "rules": [
      {
        "rule": "codes",
        "path": [
          "currency"
        ],
        "value": "iso-4217"
      },
      {
        "rule": "excludes",
        "path": [
          "line_items",
          "*",
          "service_id"
        ],
        "value": "product_id"
      },
      {
        "rule": "currency-of",
        "path": [
          "line_items",
          "*",
          "unit_price"
        ],
        "value": "currency"
      },
      {
        "rule": "codes",
        "path": [
          "line_items",
          "*",
          "unit_price",
          "currency"
        ],
        "value": "iso-4217"
      },
      {
        "rule": "set-on-create",
        "path": [
          "ordered_at"
        ],
        "value": true
      }
    ]
  },
  "deals": {
    "kind": "deal",
    "collection": "deals",
    "property": "deals",
    "noun": "deal",
    "nouns": "deals",
    "schemas": {
      "record": "Deal",
      "list": "DealList",
      "create": "DealCreate",
      "update": "DealUpdate"
    },
    "fingerprint": "1c470bb72ebc4012",
    "scopes": {
      "read": "deals.read",
      "write": "deals.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "title": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "stage": {
        "type": "string",
        "enum": [
          "lead",
          "qualified",
          "proposal",
          "negotiation",
          "won",
          "lost"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "lead",
        "filter": "equals",
        "filters": [
          "stage",
          "stage_in",
          "stage_not"
        ],
        "sortable": true,
        "searchable": false
      },
      "value": {
        "type": "Money",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "probability": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "contact_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "contact_id",
          "contact_id_in",
          "contact_id_not",
          "contact_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "company_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "company_id",
          "company_id_in",
          "company_id_not",
          "company_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "owner_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "owner_id",
          "owner_id_in",
          "owner_id_not",
          "owner_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "expected_close_date": {
        "type": "date",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "range",
        "filters": [
          "expected_close_date_from",
          "expected_close_date_to",
          "expected_close_date_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "lost_reason": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "closed_at": {
        "type": "date-time",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "closed_at_from",
          "closed_at_to",
          "closed_at_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "contact_id"
        ],
        "kind": "contact"
      },
      {
        "path": [
          "company_id"
        ],
        "kind": "company"
      },
      {
        "path": [
          "owner_id"
        ],
        "kind": "member"
      }
    ],
    "rules": [
      {
        "rule": "codes",
        "path": [
          "value",
          "currency"
        ],
        "value": "iso-4217"
      },
      {
        "rule": "set-when",
        "path": [
          "closed_at"
        ],
        "value": {
          "stage": [
            "won",
            "lost"
          ]
        }
      }
    ]
  },
  "appointments": {
    "kind": "appointment",
    "collection": "appointments",
    "property": "appointments",
    "noun": "appointment",
    "nouns": "appointments",
    "schemas": {
      "record": "Appointment",
      "list": "AppointmentList",
      "create": "AppointmentCreate",
      "update": "AppointmentUpdate"
    },
    "fingerprint": "6a3c9d73e455bb60",
    "scopes": {
      "read": "appointments.read",
      "write": "appointments.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "title": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "start_at": {
        "type": "date-time",
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "range",
        "filters": [
          "start_at_from",
          "start_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "end_at": {
        "type": "date-time",
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "range",
        "filters": [
          "end_at_from",
          "end_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "status": {
        "type": "string",
        "enum": [
          "scheduled",
          "confirmed",
          "cancelled",
          "completed"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "scheduled",
        "filter": "equals",
        "filters": [
          "status",
          "status_in",
          "status_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "location": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "description": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "contact_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "contact_id",
          "contact_id_in",
          "contact_id_not",
          "contact_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "organizer_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "organizer_id",
          "organizer_id_in",
          "organizer_id_not",
          "organizer_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "attendee_ids": {
        "type": "array",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": [],
        "filter": "contains",
        "filters": [
          "attendee_ids"
        ],
        "sortable": false,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "contact_id"
        ],
        "kind": "contact"
      },
      {
        "path": [
          "organizer_id"
        ],
        "kind": "member"
      },
      {
        "path": [
          "attendee_ids",
          "*"
        ],
        "kind": "member"
      }
    ],
    "rules": [
      {
        "rule": "after",
        "path": [
          "end_at"
        ],
        "value": "start_at"
      }
    ]
  },
  "documents": {
    "kind": "document",
    "collection": "documents",
    "property": "documents",
    "noun": "document",
    "nouns": "documents",
    "schemas": {
      "record": "Document",
      "list": "DocumentList",
      "create": "DocumentCreate",
      "update": "DocumentUpdate"
    },
    "fingerprint": "495c6ae45111b615",
    "scopes": {
      "read": "documents.read",
      "write": "documents.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "name": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "content_url": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "media_type": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "media_type",
          "media_type_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "size_bytes": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "checksum_sha256": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "checksum_sha256",
          "checksum_sha256_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "folder": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "folder",
          "folder_empty"
        ],
        "sortable": true,
        "searchable": true
      },
      "related": {
        "type": "RecordReference",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "owner_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "owner_id",
          "owner_id_in",
          "owner_id_not",
          "owner_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "related"
        ],
        "kind": "any",
        "acyclic": true
      },
      {
        "path": [
          "owner_id"
        ],
        "kind": "member"
      }
    ]
  },
  "campaigns": {
    "kind": "campaign",
    "collection": "campaigns",
    "property": "campaigns",
    "noun": "campaign",
    "nouns": "campaigns",
    "schemas": {
      "record": "Campaign",
      "list": "CampaignList",
      "create": "CampaignCreate",
      "update": "CampaignUpdate"
    },
    "fingerprint": "4b469c6d564995f7",
    "scopes": {
      "read": "campaigns.read",
      "write": "campaigns.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "name": {
        "type": "string",
        "nullable": false,
        "writable": true,
        "required": true,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "channel": {
        "type": "string",
        "enum": [
          "email",
          "sms",
          "social",
          "ads",
          "event",
          "other"
        ],
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "equals",
        "filters": [
          "channel",
          "channel_in",
          "channel_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "status": {
        "type": "string",
        "enum": [
          "draft",
          "scheduled",
          "active",
          "paused",
          "completed"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "draft",
        "filter": "equals",
        "filters": [
          "status",
          "status_in",
          "status_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "start_at": {
        "type": "date-time",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "range",
        "filters": [
          "start_at_from",
          "start_at_to",
          "start_at_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "end_at": {
        "type": "date-time",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "range",
        "filters": [
          "end_at_from",
          "end_at_to",
          "end_at_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "budget": {
        "type": "Money",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "owner_id": {
        "type": "integer",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "owner_id",
          "owner_id_in",
          "owner_id_not",
          "owner_id_empty"
        ],
        "sortable": false,
        "searchable": false
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "owner_id"
        ],
        "kind": "member"
      }
    ],
    "rules": [
      {
        "rule": "after",
        "path": [
          "end_at"
        ],
        "value": "start_at"
      },
      {
        "rule": "codes",
        "path": [
          "budget",
          "currency"
        ],
        "value": "iso-4217"
      }
    ]
  },
  "presences": {
    "kind": "presence",
    "collection": "presences",
    "property": "presences",
    "noun": "presence",
    "nouns": "presences",
    "schemas": {
      "record": "Presence",
      "list": "PresenceList",
      "create": "PresenceCreate",
      "update": "PresenceUpdate"
    },
    "fingerprint": "0ac39d3aa8f682fd",
    "scopes": {
      "read": "presences.read",
      "write": "presences.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "member_id": {
        "type": "integer",
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "equals",
        "filters": [
          "member_id",
          "member_id_in",
          "member_id_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "status": {
        "type": "string",
        "enum": [
          "present",
          "remote",
          "absent",
          "sick",
          "vacation",
          "break"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "present",
        "filter": "equals",
        "filters": [
          "status",
          "status_in",
          "status_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "start_at": {
        "type": "date-time",
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "range",
        "filters": [
          "start_at_from",
          "start_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "end_at": {
        "type": "date-time",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "range",
        "filters": [
          "end_at_from",
          "end_at_to",
          "end_at_empty"
        ],
        "sortable": true,
        "searchable": false
      },
      "note": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "member_id"
        ],
        "kind": "member"
      }
    ],
    "rules": [
      {
        "rule": "after",
        "path": [
          "end_at"
        ],
        "value": "start_at"
      }
    ]
  },
  "shifts": {
    "kind": "shift",
    "collection": "shifts",
    "property": "shifts",
    "noun": "shift",
    "nouns": "shifts",
    "schemas": {
      "record": "Shift",
      "list": "ShiftList",
      "create": "ShiftCreate",
      "update": "ShiftUpdate"
    },
    "fingerprint": "9156ecab342e90d8",
    "scopes": {
      "read": "shifts.read",
      "write": "shifts.write"
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "version": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "member_id": {
        "type": "integer",
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "equals",
        "filters": [
          "member_id",
          "member_id_in",
          "member_id_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "start_at": {
        "type": "date-time",
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "range",
        "filters": [
          "start_at_from",
          "start_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "end_at": {
        "type": "date-time",
        "nullable": false,
        "writable": true,
        "required": true,
        "filter": "range",
        "filters": [
          "end_at_from",
          "end_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "role": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "role",
          "role_empty"
        ],
        "sortable": false,
        "searchable": true
      },
      "location": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "location",
          "location_empty"
        ],
        "sortable": false,
        "searchable": true
      },
      "break_minutes": {
        "type": "integer",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": 0,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "status": {
        "type": "string",
        "enum": [
          "planned",
          "published",
          "in_progress",
          "completed",
          "cancelled"
        ],
        "nullable": false,
        "writable": true,
        "required": false,
        "default": "planned",
        "filter": "equals",
        "filters": [
          "status",
          "status_in",
          "status_not"
        ],
        "sortable": false,
        "searchable": false
      },
      "note": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": true
      },
      "external_id": {
        "type": "string",
        "nullable": true,
        "writable": true,
        "required": false,
        "filter": "equals",
        "filters": [
          "external_id"
        ],
        "sortable": false,
        "searchable": false
      },
      "custom_fields": {
        "type": "object",
        "nullable": false,
        "writable": true,
        "required": false,
        "default": {},
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      },
      "created_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "created_by"
        ],
        "sortable": false,
        "searchable": false
      },
      "updated_by": {
        "type": "EventActor",
        "nullable": true,
        "writable": false,
        "required": false,
        "filter": "contains",
        "filters": [
          "updated_by"
        ],
        "sortable": false,
        "searchable": false
      }
    },
    "references": [
      {
        "path": [
          "member_id"
        ],
        "kind": "member"
      }
    ],
    "rules": [
      {
        "rule": "after",
        "path": [
          "end_at"
        ],
        "value": "start_at"
      }
    ]
  },
  "members": {
    "kind": "member",
    "collection": "members",
    "property": "members",
    "noun": "member",
    "nouns": "members",
    "schemas": {
      "record": "Member",
      "list": "MemberList",
      "create": null,
      "update": null
    },
    "fingerprint": "ca3d97193185abf2",
    "scopes": {
      "read": "members.read",
      "write": null
    },
    "fields": {
      "id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "organization_id": {
        "type": "integer",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": false,
        "searchable": false
      },
      "name": {
        "type": "string",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": true
      },
      "email": {
        "type": "string",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "equals",
        "caseless": true,
        "filters": [
          "email"
        ],
        "sortable": true,
        "searchable": true
      },
      "role": {
        "type": "string",
        "enum": [
          "owner",
          "member",
          "viewer"
        ],
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "equals",
        "filters": [
          "role"
        ],
        "sortable": false,
        "searchable": false
      },
      "active": {
        "type": "boolean",
        "nullable": false,
        "writable": false,
        "required": false,
        "default": true,
        "filter": "equals",
        "filters": [
          "active"
        ],
        "sortable": false,
        "searchable": false
      },
      "created_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filter": "range",
        "filters": [
          "created_at_from",
          "created_at_to"
        ],
        "sortable": true,
        "searchable": false
      },
      "updated_at": {
        "type": "date-time",
        "nullable": false,
        "writable": false,
        "required": false,
        "filters": [],
        "sortable": true,
        "searchable": false
      }
    },
    "references": []
  }
} as const satisfies Record<string, Resource>;
