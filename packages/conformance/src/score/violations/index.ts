import type { Statement } from '../statements.ts';
import { bodyViolations } from './bodies.ts';
import { accessViolations, effectViolations } from './effects.ts';
import { deliveryViolations, eventViolations } from './events.ts';
import { extensionViolations } from './extensions.ts';
import { pageViolations } from './pages.ts';
import { parameterViolations } from './parameters.ts';
import { requestViolations } from './requests.ts';
import { headerViolations, responseViolations } from './responses.ts';
import { settingViolations } from './settings.ts';
import type { Violation, ViolationContext } from './violation.ts';

/** Returns the ways in which a server can break a statement. */
export function violationsOf(statement: Statement, context: ViolationContext): Violation[] {
  switch (statement.kind) {
    case 'response':
      return responseViolations(statement, context);
    case 'header':
      return headerViolations(statement, context);
    case 'parameter':
      return parameterViolations(statement, context);
    case 'field':
      return [
        ...bodyViolations(statement, context),
        ...requestViolations(statement, context),
        ...settingViolations(statement, context),
      ];
    case 'keyword':
    case 'required':
    case 'value':
      return [...bodyViolations(statement, context), ...requestViolations(statement, context)];
    case 'security':
      return accessViolations(statement);
    case 'convention':
      return statement.rule === 'pages' || statement.rule === 'ranking'
        ? pageViolations(statement)
        : effectViolations(statement, context);
    case 'extension':
      return extensionViolations(statement, context);
    case 'event':
      return eventViolations(statement, context);
    case 'delivery':
      return deliveryViolations(statement);
  }
}
