// Generated from specs/schemas and specs/openapi by `npm run generate`. Do not edit.

import {
  require_equal,
  require_formats,
  require_ucs2length
} from "./runtime.js";

// validators:parameters
var authorize = validate53;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema22 = { "type": "object", "properties": { "client_id": { "$ref": "#/$defs/ClientId" }, "redirect_uri": { "$ref": "#/$defs/shared1" }, "response_type": { "$ref": "#/$defs/shared2" }, "scope": { "$ref": "#/$defs/Scopes" }, "state": { "$ref": "#/$defs/shared3" }, "code_challenge": { "$ref": "#/$defs/shared4" }, "code_challenge_method": { "$ref": "#/$defs/shared5" }, "dpop_jkt": { "$ref": "#/$defs/shared4" }, "resource": { "$ref": "#/$defs/Resource" } }, "required": ["client_id", "redirect_uri", "response_type", "scope", "state"], "additionalProperties": false };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 255 && (data.length > 510 || func2(data) > 255)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (func2(data) < 1) {
        const err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "dynamicProps": false, "dynamicItems": false };
var formats0 = require_formats().fullFormats.uri;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 2048 && (data.length > 4096 || func2(data) > 2048)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (!formats0(data)) {
        const err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uri" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if ("code" !== data) {
    const err1 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "code" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern3 = new RegExp("^[a-z\\-]+\\.(read|write)( [a-z\\-]+\\.(read|write))*$", "u");
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 2e3 && (data.length > 4e3 || func2(data) > 2e3)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (func2(data) < 1) {
        const err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!pattern3.test(data)) {
        const err3 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z\\-]+\\.(read|write)( [a-z\\-]+\\.(read|write))*$" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 1024 && (data.length > 2048 || func2(data) > 1024)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1024 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (func2(data) < 16) {
        const err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 16 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern4 = new RegExp("^[A-Za-z0-9_\\-]{43}$", "u");
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (!pattern4.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_\\-]{43}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if ("S256" !== data) {
    const err1 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "S256" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 2048 && (data.length > 4096 || func2(data) > 2048)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (func2(data) < 1) {
        const err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.client_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.redirect_uri === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "redirect_uri" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.response_type === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "response_type" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.scope === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.state === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema22.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.client_id !== void 0) {
      if (!validate57(data.client_id, { instancePath: instancePath + "/client_id", parentData: data, parentDataProperty: "client_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.redirect_uri !== void 0) {
      if (!validate59(data.redirect_uri, { instancePath: instancePath + "/redirect_uri", parentData: data, parentDataProperty: "redirect_uri", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.response_type !== void 0) {
      if (!validate61(data.response_type, { instancePath: instancePath + "/response_type", parentData: data, parentDataProperty: "response_type", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.scope !== void 0) {
      if (!validate63(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
    if (data.state !== void 0) {
      if (!validate65(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
    if (data.code_challenge !== void 0) {
      if (!validate67(data.code_challenge, { instancePath: instancePath + "/code_challenge", parentData: data, parentDataProperty: "code_challenge", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
        errors = vErrors.length;
      }
    }
    if (data.code_challenge_method !== void 0) {
      if (!validate69(data.code_challenge_method, { instancePath: instancePath + "/code_challenge_method", parentData: data, parentDataProperty: "code_challenge_method", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if (data.dpop_jkt !== void 0) {
      if (!validate67(data.dpop_jkt, { instancePath: instancePath + "/dpop_jkt", parentData: data, parentDataProperty: "dpop_jkt", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
        errors = vErrors.length;
      }
    }
    if (data.resource !== void 0) {
      if (!validate72(data.resource, { instancePath: instancePath + "/resource", parentData: data, parentDataProperty: "resource", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate54(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate56(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createToken = validate77;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate54(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var revokeToken = validate81;
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate54(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getJsonWebKeySet = validate85;
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate54(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getAuthorizationServerMetadata = validate89;
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate54(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listTasks = validate93;
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 === "boolean" || data === null || dataType0 === "string" && data && data == +data && !(data % 1)) {
        coerced0 = +data;
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate95.errors = vErrors;
  return errors === 0;
}
validate95.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.organization_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "organization_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!(key0 === "organization_id")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.organization_id !== void 0) {
      if (!validate95(data.organization_id, { instancePath: instancePath + "/organization_id", parentData: data, parentDataProperty: "organization_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
validate94.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema39 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/TaskSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "status": { "$ref": "#/$defs/TaskStatus" }, "status_in": { "$ref": "#/$defs/shared14" }, "status_not": { "$ref": "#/$defs/shared14" }, "priority": { "$ref": "#/$defs/Priority" }, "priority_in": { "$ref": "#/$defs/shared15" }, "priority_not": { "$ref": "#/$defs/shared15" }, "project_id": { "$ref": "#/$defs/RecordId" }, "project_id_in": { "$ref": "#/$defs/shared16" }, "project_id_not": { "$ref": "#/$defs/shared16" }, "project_id_empty": { "$ref": "#/$defs/shared17" }, "parent_task_id": { "$ref": "#/$defs/RecordId" }, "parent_task_id_in": { "$ref": "#/$defs/shared16" }, "parent_task_id_not": { "$ref": "#/$defs/shared16" }, "parent_task_id_empty": { "$ref": "#/$defs/shared17" }, "assignee_id": { "$ref": "#/$defs/MemberFilter" }, "assignee_id_in": { "$ref": "#/$defs/shared18" }, "assignee_id_not": { "$ref": "#/$defs/shared18" }, "assignee_id_empty": { "$ref": "#/$defs/shared17" }, "due_at_from": { "$ref": "#/$defs/TimeFilter" }, "due_at_to": { "$ref": "#/$defs/TimeFilter" }, "due_at_empty": { "$ref": "#/$defs/shared17" }, "tags": { "$ref": "#/$defs/shared19" }, "completed_at_from": { "$ref": "#/$defs/TimeFilter" }, "completed_at_to": { "$ref": "#/$defs/TimeFilter" }, "completed_at_empty": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 === "boolean" || data === null || dataType0 === "string" && data && data == +data && !(data % 1)) {
        coerced0 = +data;
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 200 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate99.errors = vErrors;
  return errors === 0;
}
validate99.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 1024 && (data.length > 2048 || func2(data) > 1024)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1024 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (func2(data) < 1) {
        const err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}
validate101.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema42 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "title", "-title", "priority", "-priority", "due_at", "-due_at", "completed_at", "-completed_at"] };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "title" || data === "-title" || data === "priority" || data === "-priority" || data === "due_at" || data === "-due_at" || data === "completed_at" || data === "-completed_at")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema42.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
validate103.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate106.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 === "boolean" || data === null || dataType0 === "string" && data && data == +data && !(data % 1)) {
        coerced0 = +data;
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
validate106.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 200) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 200 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate106(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate105.errors = vErrors;
  return errors === 0;
}
validate105.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 200 && (data.length > 400 || func2(data) > 200)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (func2(data) < 1) {
        const err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  validate109.errors = vErrors;
  return errors === 0;
}
validate109.evaluated = { "dynamicProps": false, "dynamicItems": false };
var formats2 = require_formats().fullFormats["date-time"];
var pattern5 = new RegExp("^-?P([0-9]{1,4}[WD]|T[0-9]{1,4}[HM])$", "u");
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (!pattern5.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^-?P([0-9]{1,4}[WD]|T[0-9]{1,4}[HM])$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate112.errors = vErrors;
  return errors === 0;
}
validate112.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 64) {
      const err1 = { instancePath, schemaPath: "#/oneOf/0/format", keyword: "format", params: { format: "date-time" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (!formats2.validate(data)) {
        const err2 = { instancePath, schemaPath: "#/oneOf/0/format", keyword: "format", params: { format: "date-time" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if (!validate112(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate111.errors = vErrors;
  return errors === 0;
}
validate111.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 255 && (data.length > 510 || func2(data) > 255)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (func2(data) < 1) {
        const err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  validate117.errors = vErrors;
  return errors === 0;
}
validate117.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema49 = { "type": "string", "enum": ["open", "in_progress", "blocked", "done", "cancelled"] };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "open" || data === "in_progress" || data === "blocked" || data === "done" || data === "cancelled")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema49.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate119.errors = vErrors;
  return errors === 0;
}
validate119.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate119(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate121.errors = vErrors;
  return errors === 0;
}
validate121.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var schema51 = { "type": "string", "enum": ["low", "normal", "high", "urgent"] };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "low" || data === "normal" || data === "high" || data === "urgent")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema51.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
validate125.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate125(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
validate127.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate106(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate132.errors = vErrors;
  return errors === 0;
}
validate132.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (data === "false" || data === 0 || data === null) {
        coerced0 = false;
      } else if (data === "true" || data === 1) {
        coerced0 = true;
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  validate136.errors = vErrors;
  return errors === 0;
}
validate136.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate142.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate106(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if ("me" !== data) {
    const err0 = { instancePath, schemaPath: "#/oneOf/1/const", keyword: "const", params: { allowedValue: "me" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate142.errors = vErrors;
  return errors === 0;
}
validate142.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate142(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate145.errors = vErrors;
  return errors === 0;
}
validate145.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate153.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 50 && (data.length > 100 || func2(data) > 50)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (func2(data) < 1) {
        const err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  validate153.errors = vErrors;
  return errors === 0;
}
validate153.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema39.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate103(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate119(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_in !== void 0) {
      if (!validate121(data.status_in, { instancePath: instancePath + "/status_in", parentData: data, parentDataProperty: "status_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_not !== void 0) {
      if (!validate121(data.status_not, { instancePath: instancePath + "/status_not", parentData: data, parentDataProperty: "status_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
        errors = vErrors.length;
      }
    }
    if (data.priority !== void 0) {
      if (!validate125(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
        errors = vErrors.length;
      }
    }
    if (data.priority_in !== void 0) {
      if (!validate127(data.priority_in, { instancePath: instancePath + "/priority_in", parentData: data, parentDataProperty: "priority_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
        errors = vErrors.length;
      }
    }
    if (data.priority_not !== void 0) {
      if (!validate127(data.priority_not, { instancePath: instancePath + "/priority_not", parentData: data, parentDataProperty: "priority_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
        errors = vErrors.length;
      }
    }
    if (data.project_id !== void 0) {
      if (!validate106(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.project_id_in !== void 0) {
      if (!validate132(data.project_id_in, { instancePath: instancePath + "/project_id_in", parentData: data, parentDataProperty: "project_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.project_id_not !== void 0) {
      if (!validate132(data.project_id_not, { instancePath: instancePath + "/project_id_not", parentData: data, parentDataProperty: "project_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.project_id_empty !== void 0) {
      if (!validate136(data.project_id_empty, { instancePath: instancePath + "/project_id_empty", parentData: data, parentDataProperty: "project_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.parent_task_id !== void 0) {
      if (!validate106(data.parent_task_id, { instancePath: instancePath + "/parent_task_id", parentData: data, parentDataProperty: "parent_task_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.parent_task_id_in !== void 0) {
      if (!validate132(data.parent_task_id_in, { instancePath: instancePath + "/parent_task_id_in", parentData: data, parentDataProperty: "parent_task_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.parent_task_id_not !== void 0) {
      if (!validate132(data.parent_task_id_not, { instancePath: instancePath + "/parent_task_id_not", parentData: data, parentDataProperty: "parent_task_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.parent_task_id_empty !== void 0) {
      if (!validate136(data.parent_task_id_empty, { instancePath: instancePath + "/parent_task_id_empty", parentData: data, parentDataProperty: "parent_task_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.assignee_id !== void 0) {
      if (!validate142(data.assignee_id, { instancePath: instancePath + "/assignee_id", parentData: data, parentDataProperty: "assignee_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.assignee_id_in !== void 0) {
      if (!validate145(data.assignee_id_in, { instancePath: instancePath + "/assignee_id_in", parentData: data, parentDataProperty: "assignee_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.assignee_id_not !== void 0) {
      if (!validate145(data.assignee_id_not, { instancePath: instancePath + "/assignee_id_not", parentData: data, parentDataProperty: "assignee_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.assignee_id_empty !== void 0) {
      if (!validate136(data.assignee_id_empty, { instancePath: instancePath + "/assignee_id_empty", parentData: data, parentDataProperty: "assignee_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.due_at_from !== void 0) {
      if (!validate111(data.due_at_from, { instancePath: instancePath + "/due_at_from", parentData: data, parentDataProperty: "due_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.due_at_to !== void 0) {
      if (!validate111(data.due_at_to, { instancePath: instancePath + "/due_at_to", parentData: data, parentDataProperty: "due_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.due_at_empty !== void 0) {
      if (!validate136(data.due_at_empty, { instancePath: instancePath + "/due_at_empty", parentData: data, parentDataProperty: "due_at_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.tags !== void 0) {
      if (!validate153(data.tags, { instancePath: instancePath + "/tags", parentData: data, parentDataProperty: "tags", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
        errors = vErrors.length;
      }
    }
    if (data.completed_at_from !== void 0) {
      if (!validate111(data.completed_at_from, { instancePath: instancePath + "/completed_at_from", parentData: data, parentDataProperty: "completed_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.completed_at_to !== void 0) {
      if (!validate111(data.completed_at_to, { instancePath: instancePath + "/completed_at_to", parentData: data, parentDataProperty: "completed_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.completed_at_empty !== void 0) {
      if (!validate136(data.completed_at_empty, { instancePath: instancePath + "/completed_at_empty", parentData: data, parentDataProperty: "completed_at_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
validate98.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate98(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
validate93.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createTask = validate160;
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["idempotency-key"] !== void 0) {
      if (!validate117(data["idempotency-key"], { instancePath: instancePath + "/idempotency-key", parentData: data, parentDataProperty: "idempotency-key", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate163.errors = vErrors;
  return errors === 0;
}
validate163.evaluated = { "props": { "idempotency-key": true }, "dynamicProps": false, "dynamicItems": false };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate160.errors = vErrors;
  return errors === 0;
}
validate160.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchTasks = validate166;
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate166.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate166.errors = vErrors;
  return errors === 0;
}
validate166.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getTask = validate170;
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate171.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.organization_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "organization_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!(key0 === "organization_id" || key0 === "id")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.organization_id !== void 0) {
      if (!validate95(data.organization_id, { instancePath: instancePath + "/organization_id", parentData: data, parentDataProperty: "organization_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
        errors = vErrors.length;
      }
    }
    if (data.id !== void 0) {
      if (!validate106(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate171.errors = vErrors;
  return errors === 0;
}
validate171.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate170.errors = vErrors;
  return errors === 0;
}
validate170.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteTask = validate177;
var pattern6 = new RegExp('^(\\*|(W\\x2F)?"[^"]*"(, *(W\\x2F)?"[^"]*")*)$', "u");
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate181.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 255 && (data.length > 510 || func2(data) > 255)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (!pattern6.test(data)) {
        const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^(\\*|(W\\x2F)?"[^"]*"(, *(W\\x2F)?"[^"]*")*)$' } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  validate181.errors = vErrors;
  return errors === 0;
}
validate181.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate180.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["if-match"] !== void 0) {
      if (!validate181(data["if-match"], { instancePath: instancePath + "/if-match", parentData: data, parentDataProperty: "if-match", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
        errors = vErrors.length;
      }
    }
    if (data["idempotency-key"] !== void 0) {
      if (!validate117(data["idempotency-key"], { instancePath: instancePath + "/idempotency-key", parentData: data, parentDataProperty: "idempotency-key", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate180.errors = vErrors;
  return errors === 0;
}
validate180.evaluated = { "props": { "if-match": true, "idempotency-key": true }, "dynamicProps": false, "dynamicItems": false };
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate177.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate177.errors = vErrors;
  return errors === 0;
}
validate177.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateTask = validate185;
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate185.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate185.errors = vErrors;
  return errors === 0;
}
validate185.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listTaskHistory = validate189;
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate191.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!(key0 === "limit" || key0 === "cursor")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate191.errors = vErrors;
  return errors === 0;
}
validate191.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate189.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate189.errors = vErrors;
  return errors === 0;
}
validate189.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreTask = validate196;
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate196.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate196.errors = vErrors;
  return errors === 0;
}
validate196.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listProjects = validate200;
var schema71 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/ProjectSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "status": { "$ref": "#/$defs/ProjectStatus" }, "status_in": { "$ref": "#/$defs/shared26" }, "status_not": { "$ref": "#/$defs/shared26" }, "company_id": { "$ref": "#/$defs/RecordId" }, "company_id_in": { "$ref": "#/$defs/shared16" }, "company_id_not": { "$ref": "#/$defs/shared16" }, "company_id_empty": { "$ref": "#/$defs/shared17" }, "owner_id": { "$ref": "#/$defs/MemberFilter" }, "owner_id_in": { "$ref": "#/$defs/shared18" }, "owner_id_not": { "$ref": "#/$defs/shared18" }, "owner_id_empty": { "$ref": "#/$defs/shared17" }, "start_date_from": { "$ref": "#/$defs/DateFilter" }, "start_date_to": { "$ref": "#/$defs/DateFilter" }, "start_date_empty": { "$ref": "#/$defs/shared17" }, "due_date_from": { "$ref": "#/$defs/DateFilter" }, "due_date_to": { "$ref": "#/$defs/DateFilter" }, "due_date_empty": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema72 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name", "start_date", "-start_date", "due_date", "-due_date"] };
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate205.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "name" || data === "-name" || data === "start_date" || data === "-start_date" || data === "due_date" || data === "-due_date")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema72.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate205.errors = vErrors;
  return errors === 0;
}
validate205.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema73 = { "type": "string", "enum": ["planned", "active", "on_hold", "completed", "cancelled"] };
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate213.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "planned" || data === "active" || data === "on_hold" || data === "completed" || data === "cancelled")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema73.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate213.errors = vErrors;
  return errors === 0;
}
validate213.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate215.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate213(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate215.errors = vErrors;
  return errors === 0;
}
validate215.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var formats4 = require_formats().fullFormats.date;
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate227.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 64) {
      const err1 = { instancePath, schemaPath: "#/oneOf/0/format", keyword: "format", params: { format: "date" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (!formats4.validate(data)) {
        const err2 = { instancePath, schemaPath: "#/oneOf/0/format", keyword: "format", params: { format: "date" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if (!validate112(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate227.errors = vErrors;
  return errors === 0;
}
validate227.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate202.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema71.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate205(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate213(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_in !== void 0) {
      if (!validate215(data.status_in, { instancePath: instancePath + "/status_in", parentData: data, parentDataProperty: "status_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_not !== void 0) {
      if (!validate215(data.status_not, { instancePath: instancePath + "/status_not", parentData: data, parentDataProperty: "status_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id !== void 0) {
      if (!validate106(data.company_id, { instancePath: instancePath + "/company_id", parentData: data, parentDataProperty: "company_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_in !== void 0) {
      if (!validate132(data.company_id_in, { instancePath: instancePath + "/company_id_in", parentData: data, parentDataProperty: "company_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_not !== void 0) {
      if (!validate132(data.company_id_not, { instancePath: instancePath + "/company_id_not", parentData: data, parentDataProperty: "company_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_empty !== void 0) {
      if (!validate136(data.company_id_empty, { instancePath: instancePath + "/company_id_empty", parentData: data, parentDataProperty: "company_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id !== void 0) {
      if (!validate142(data.owner_id, { instancePath: instancePath + "/owner_id", parentData: data, parentDataProperty: "owner_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_in !== void 0) {
      if (!validate145(data.owner_id_in, { instancePath: instancePath + "/owner_id_in", parentData: data, parentDataProperty: "owner_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_not !== void 0) {
      if (!validate145(data.owner_id_not, { instancePath: instancePath + "/owner_id_not", parentData: data, parentDataProperty: "owner_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_empty !== void 0) {
      if (!validate136(data.owner_id_empty, { instancePath: instancePath + "/owner_id_empty", parentData: data, parentDataProperty: "owner_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_date_from !== void 0) {
      if (!validate227(data.start_date_from, { instancePath: instancePath + "/start_date_from", parentData: data, parentDataProperty: "start_date_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_date_to !== void 0) {
      if (!validate227(data.start_date_to, { instancePath: instancePath + "/start_date_to", parentData: data, parentDataProperty: "start_date_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_date_empty !== void 0) {
      if (!validate136(data.start_date_empty, { instancePath: instancePath + "/start_date_empty", parentData: data, parentDataProperty: "start_date_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.due_date_from !== void 0) {
      if (!validate227(data.due_date_from, { instancePath: instancePath + "/due_date_from", parentData: data, parentDataProperty: "due_date_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.due_date_to !== void 0) {
      if (!validate227(data.due_date_to, { instancePath: instancePath + "/due_date_to", parentData: data, parentDataProperty: "due_date_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.due_date_empty !== void 0) {
      if (!validate136(data.due_date_empty, { instancePath: instancePath + "/due_date_empty", parentData: data, parentDataProperty: "due_date_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate202.errors = vErrors;
  return errors === 0;
}
validate202.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate200.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate202(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate200.errors = vErrors;
  return errors === 0;
}
validate200.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createProject = validate237;
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate237.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate237.errors = vErrors;
  return errors === 0;
}
validate237.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchProjects = validate241;
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate241.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate241.errors = vErrors;
  return errors === 0;
}
validate241.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getProject = validate245;
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate245.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate245.errors = vErrors;
  return errors === 0;
}
validate245.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteProject = validate249;
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate249.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate249.errors = vErrors;
  return errors === 0;
}
validate249.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateProject = validate253;
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate253.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate253.errors = vErrors;
  return errors === 0;
}
validate253.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listProjectHistory = validate257;
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate257.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate257.errors = vErrors;
  return errors === 0;
}
validate257.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreProject = validate261;
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate261.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate261.errors = vErrors;
  return errors === 0;
}
validate261.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listContacts = validate265;
var schema84 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/ContactSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "email": { "$ref": "#/$defs/shared28" }, "email_empty": { "$ref": "#/$defs/shared17" }, "company_id": { "$ref": "#/$defs/RecordId" }, "company_id_in": { "$ref": "#/$defs/shared16" }, "company_id_not": { "$ref": "#/$defs/shared16" }, "company_id_empty": { "$ref": "#/$defs/shared17" }, "owner_id": { "$ref": "#/$defs/MemberFilter" }, "owner_id_in": { "$ref": "#/$defs/shared18" }, "owner_id_not": { "$ref": "#/$defs/shared18" }, "owner_id_empty": { "$ref": "#/$defs/shared17" }, "tags": { "$ref": "#/$defs/shared19" } }, "required": [], "additionalProperties": false };
var schema85 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "first_name", "-first_name", "last_name", "-last_name", "email", "-email"] };
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate270.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "first_name" || data === "-first_name" || data === "last_name" || data === "-last_name" || data === "email" || data === "-email")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema85.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate270.errors = vErrors;
  return errors === 0;
}
validate270.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate278.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 254 && (data.length > 508 || func2(data) > 254)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 254 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate278.errors = vErrors;
  return errors === 0;
}
validate278.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate267.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema84.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate270(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.email !== void 0) {
      if (!validate278(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
        errors = vErrors.length;
      }
    }
    if (data.email_empty !== void 0) {
      if (!validate136(data.email_empty, { instancePath: instancePath + "/email_empty", parentData: data, parentDataProperty: "email_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id !== void 0) {
      if (!validate106(data.company_id, { instancePath: instancePath + "/company_id", parentData: data, parentDataProperty: "company_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_in !== void 0) {
      if (!validate132(data.company_id_in, { instancePath: instancePath + "/company_id_in", parentData: data, parentDataProperty: "company_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_not !== void 0) {
      if (!validate132(data.company_id_not, { instancePath: instancePath + "/company_id_not", parentData: data, parentDataProperty: "company_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_empty !== void 0) {
      if (!validate136(data.company_id_empty, { instancePath: instancePath + "/company_id_empty", parentData: data, parentDataProperty: "company_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id !== void 0) {
      if (!validate142(data.owner_id, { instancePath: instancePath + "/owner_id", parentData: data, parentDataProperty: "owner_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_in !== void 0) {
      if (!validate145(data.owner_id_in, { instancePath: instancePath + "/owner_id_in", parentData: data, parentDataProperty: "owner_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_not !== void 0) {
      if (!validate145(data.owner_id_not, { instancePath: instancePath + "/owner_id_not", parentData: data, parentDataProperty: "owner_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_empty !== void 0) {
      if (!validate136(data.owner_id_empty, { instancePath: instancePath + "/owner_id_empty", parentData: data, parentDataProperty: "owner_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.tags !== void 0) {
      if (!validate153(data.tags, { instancePath: instancePath + "/tags", parentData: data, parentDataProperty: "tags", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate267.errors = vErrors;
  return errors === 0;
}
validate267.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate265.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate267(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate265.errors = vErrors;
  return errors === 0;
}
validate265.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createContact = validate292;
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate292.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate292.errors = vErrors;
  return errors === 0;
}
validate292.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchContacts = validate296;
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate296.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate296.errors = vErrors;
  return errors === 0;
}
validate296.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getContact = validate300;
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate300.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate300.errors = vErrors;
  return errors === 0;
}
validate300.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteContact = validate304;
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate304.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate304.errors = vErrors;
  return errors === 0;
}
validate304.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateContact = validate308;
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate308.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate308.errors = vErrors;
  return errors === 0;
}
validate308.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listContactHistory = validate312;
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate312.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate312.errors = vErrors;
  return errors === 0;
}
validate312.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreContact = validate316;
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate316.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate316.errors = vErrors;
  return errors === 0;
}
validate316.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listCompanies = validate320;
var schema95 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/CompanySort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "email": { "$ref": "#/$defs/shared28" }, "email_empty": { "$ref": "#/$defs/shared17" }, "vat_number": { "$ref": "#/$defs/shared30" }, "vat_number_empty": { "$ref": "#/$defs/shared17" }, "industry": { "$ref": "#/$defs/shared31" }, "industry_empty": { "$ref": "#/$defs/shared17" }, "owner_id": { "$ref": "#/$defs/MemberFilter" }, "owner_id_in": { "$ref": "#/$defs/shared18" }, "owner_id_not": { "$ref": "#/$defs/shared18" }, "owner_id_empty": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema96 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name", "industry", "-industry"] };
function validate325(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate325.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "name" || data === "-name" || data === "industry" || data === "-industry")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema96.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate325.errors = vErrors;
  return errors === 0;
}
validate325.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate335.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 32 && (data.length > 64 || func2(data) > 32)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 32 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate335.errors = vErrors;
  return errors === 0;
}
validate335.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate338.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 100 && (data.length > 200 || func2(data) > 100)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate338.errors = vErrors;
  return errors === 0;
}
validate338.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate322.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema95.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate325(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.email !== void 0) {
      if (!validate278(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
        errors = vErrors.length;
      }
    }
    if (data.email_empty !== void 0) {
      if (!validate136(data.email_empty, { instancePath: instancePath + "/email_empty", parentData: data, parentDataProperty: "email_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.vat_number !== void 0) {
      if (!validate335(data.vat_number, { instancePath: instancePath + "/vat_number", parentData: data, parentDataProperty: "vat_number", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
        errors = vErrors.length;
      }
    }
    if (data.vat_number_empty !== void 0) {
      if (!validate136(data.vat_number_empty, { instancePath: instancePath + "/vat_number_empty", parentData: data, parentDataProperty: "vat_number_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.industry !== void 0) {
      if (!validate338(data.industry, { instancePath: instancePath + "/industry", parentData: data, parentDataProperty: "industry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
        errors = vErrors.length;
      }
    }
    if (data.industry_empty !== void 0) {
      if (!validate136(data.industry_empty, { instancePath: instancePath + "/industry_empty", parentData: data, parentDataProperty: "industry_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id !== void 0) {
      if (!validate142(data.owner_id, { instancePath: instancePath + "/owner_id", parentData: data, parentDataProperty: "owner_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_in !== void 0) {
      if (!validate145(data.owner_id_in, { instancePath: instancePath + "/owner_id_in", parentData: data, parentDataProperty: "owner_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_not !== void 0) {
      if (!validate145(data.owner_id_not, { instancePath: instancePath + "/owner_id_not", parentData: data, parentDataProperty: "owner_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_empty !== void 0) {
      if (!validate136(data.owner_id_empty, { instancePath: instancePath + "/owner_id_empty", parentData: data, parentDataProperty: "owner_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate322.errors = vErrors;
  return errors === 0;
}
validate322.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate320.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate322(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate320.errors = vErrors;
  return errors === 0;
}
validate320.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createCompany = validate347;
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate347.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate347.errors = vErrors;
  return errors === 0;
}
validate347.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchCompanies = validate351;
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate351.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate351.errors = vErrors;
  return errors === 0;
}
validate351.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getCompany = validate355;
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate355.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate355.errors = vErrors;
  return errors === 0;
}
validate355.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteCompany = validate359;
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate359.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate359.errors = vErrors;
  return errors === 0;
}
validate359.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateCompany = validate363;
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate363.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate363.errors = vErrors;
  return errors === 0;
}
validate363.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listCompanyHistory = validate367;
function validate367(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate367.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate367.errors = vErrors;
  return errors === 0;
}
validate367.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreCompany = validate371;
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate371.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate371.errors = vErrors;
  return errors === 0;
}
validate371.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listTickets = validate375;
var schema107 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/TicketSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "status": { "$ref": "#/$defs/TicketStatus" }, "status_in": { "$ref": "#/$defs/shared33" }, "status_not": { "$ref": "#/$defs/shared33" }, "priority": { "$ref": "#/$defs/Priority" }, "priority_in": { "$ref": "#/$defs/shared15" }, "priority_not": { "$ref": "#/$defs/shared15" }, "channel": { "$ref": "#/$defs/TicketChannel" }, "channel_in": { "$ref": "#/$defs/shared34" }, "channel_not": { "$ref": "#/$defs/shared34" }, "contact_id": { "$ref": "#/$defs/RecordId" }, "contact_id_in": { "$ref": "#/$defs/shared16" }, "contact_id_not": { "$ref": "#/$defs/shared16" }, "contact_id_empty": { "$ref": "#/$defs/shared17" }, "company_id": { "$ref": "#/$defs/RecordId" }, "company_id_in": { "$ref": "#/$defs/shared16" }, "company_id_not": { "$ref": "#/$defs/shared16" }, "company_id_empty": { "$ref": "#/$defs/shared17" }, "assignee_id": { "$ref": "#/$defs/MemberFilter" }, "assignee_id_in": { "$ref": "#/$defs/shared18" }, "assignee_id_not": { "$ref": "#/$defs/shared18" }, "assignee_id_empty": { "$ref": "#/$defs/shared17" }, "resolved_at_from": { "$ref": "#/$defs/TimeFilter" }, "resolved_at_to": { "$ref": "#/$defs/TimeFilter" }, "resolved_at_empty": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema108 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "subject", "-subject", "priority", "-priority", "resolved_at", "-resolved_at"] };
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate380.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "subject" || data === "-subject" || data === "priority" || data === "-priority" || data === "resolved_at" || data === "-resolved_at")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema108.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate380.errors = vErrors;
  return errors === 0;
}
validate380.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema109 = { "type": "string", "enum": ["new", "open", "pending", "resolved", "closed"] };
function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate388.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "new" || data === "open" || data === "pending" || data === "resolved" || data === "closed")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema109.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate388.errors = vErrors;
  return errors === 0;
}
validate388.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate390.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate388(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate390.errors = vErrors;
  return errors === 0;
}
validate390.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var schema111 = { "type": "string", "enum": ["email", "phone", "web", "chat"] };
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate397.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "email" || data === "phone" || data === "web" || data === "chat")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema111.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate397.errors = vErrors;
  return errors === 0;
}
validate397.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate399(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate399.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate397(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate399.errors = vErrors;
  return errors === 0;
}
validate399.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate377.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema107.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate380(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate388(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_in !== void 0) {
      if (!validate390(data.status_in, { instancePath: instancePath + "/status_in", parentData: data, parentDataProperty: "status_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_not !== void 0) {
      if (!validate390(data.status_not, { instancePath: instancePath + "/status_not", parentData: data, parentDataProperty: "status_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
        errors = vErrors.length;
      }
    }
    if (data.priority !== void 0) {
      if (!validate125(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
        errors = vErrors.length;
      }
    }
    if (data.priority_in !== void 0) {
      if (!validate127(data.priority_in, { instancePath: instancePath + "/priority_in", parentData: data, parentDataProperty: "priority_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
        errors = vErrors.length;
      }
    }
    if (data.priority_not !== void 0) {
      if (!validate127(data.priority_not, { instancePath: instancePath + "/priority_not", parentData: data, parentDataProperty: "priority_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
        errors = vErrors.length;
      }
    }
    if (data.channel !== void 0) {
      if (!validate397(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
        errors = vErrors.length;
      }
    }
    if (data.channel_in !== void 0) {
      if (!validate399(data.channel_in, { instancePath: instancePath + "/channel_in", parentData: data, parentDataProperty: "channel_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
        errors = vErrors.length;
      }
    }
    if (data.channel_not !== void 0) {
      if (!validate399(data.channel_not, { instancePath: instancePath + "/channel_not", parentData: data, parentDataProperty: "channel_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id !== void 0) {
      if (!validate106(data.contact_id, { instancePath: instancePath + "/contact_id", parentData: data, parentDataProperty: "contact_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_in !== void 0) {
      if (!validate132(data.contact_id_in, { instancePath: instancePath + "/contact_id_in", parentData: data, parentDataProperty: "contact_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_not !== void 0) {
      if (!validate132(data.contact_id_not, { instancePath: instancePath + "/contact_id_not", parentData: data, parentDataProperty: "contact_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_empty !== void 0) {
      if (!validate136(data.contact_id_empty, { instancePath: instancePath + "/contact_id_empty", parentData: data, parentDataProperty: "contact_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id !== void 0) {
      if (!validate106(data.company_id, { instancePath: instancePath + "/company_id", parentData: data, parentDataProperty: "company_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_in !== void 0) {
      if (!validate132(data.company_id_in, { instancePath: instancePath + "/company_id_in", parentData: data, parentDataProperty: "company_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_not !== void 0) {
      if (!validate132(data.company_id_not, { instancePath: instancePath + "/company_id_not", parentData: data, parentDataProperty: "company_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_empty !== void 0) {
      if (!validate136(data.company_id_empty, { instancePath: instancePath + "/company_id_empty", parentData: data, parentDataProperty: "company_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.assignee_id !== void 0) {
      if (!validate142(data.assignee_id, { instancePath: instancePath + "/assignee_id", parentData: data, parentDataProperty: "assignee_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.assignee_id_in !== void 0) {
      if (!validate145(data.assignee_id_in, { instancePath: instancePath + "/assignee_id_in", parentData: data, parentDataProperty: "assignee_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.assignee_id_not !== void 0) {
      if (!validate145(data.assignee_id_not, { instancePath: instancePath + "/assignee_id_not", parentData: data, parentDataProperty: "assignee_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.assignee_id_empty !== void 0) {
      if (!validate136(data.assignee_id_empty, { instancePath: instancePath + "/assignee_id_empty", parentData: data, parentDataProperty: "assignee_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.resolved_at_from !== void 0) {
      if (!validate111(data.resolved_at_from, { instancePath: instancePath + "/resolved_at_from", parentData: data, parentDataProperty: "resolved_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.resolved_at_to !== void 0) {
      if (!validate111(data.resolved_at_to, { instancePath: instancePath + "/resolved_at_to", parentData: data, parentDataProperty: "resolved_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.resolved_at_empty !== void 0) {
      if (!validate136(data.resolved_at_empty, { instancePath: instancePath + "/resolved_at_empty", parentData: data, parentDataProperty: "resolved_at_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate377.errors = vErrors;
  return errors === 0;
}
validate377.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate375.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate377(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate375.errors = vErrors;
  return errors === 0;
}
validate375.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createTicket = validate420;
function validate420(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate420.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate420.errors = vErrors;
  return errors === 0;
}
validate420.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchTickets = validate424;
function validate424(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate424.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate424.errors = vErrors;
  return errors === 0;
}
validate424.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getTicket = validate428;
function validate428(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate428.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate428.errors = vErrors;
  return errors === 0;
}
validate428.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteTicket = validate432;
function validate432(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate432.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate432.errors = vErrors;
  return errors === 0;
}
validate432.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateTicket = validate436;
function validate436(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate436.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate436.errors = vErrors;
  return errors === 0;
}
validate436.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listTicketHistory = validate440;
function validate440(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate440.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate440.errors = vErrors;
  return errors === 0;
}
validate440.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreTicket = validate444;
function validate444(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate444.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate444.errors = vErrors;
  return errors === 0;
}
validate444.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listBookings = validate448;
var schema121 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/BookingSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "service_id": { "$ref": "#/$defs/RecordId" }, "service_id_in": { "$ref": "#/$defs/shared16" }, "service_id_not": { "$ref": "#/$defs/shared16" }, "contact_id": { "$ref": "#/$defs/RecordId" }, "contact_id_in": { "$ref": "#/$defs/shared16" }, "contact_id_not": { "$ref": "#/$defs/shared16" }, "start_at_from": { "$ref": "#/$defs/TimeFilter" }, "start_at_to": { "$ref": "#/$defs/TimeFilter" }, "end_at_from": { "$ref": "#/$defs/TimeFilter" }, "end_at_to": { "$ref": "#/$defs/TimeFilter" }, "status": { "$ref": "#/$defs/BookingStatus" }, "status_in": { "$ref": "#/$defs/shared36" }, "status_not": { "$ref": "#/$defs/shared36" } }, "required": [], "additionalProperties": false };
var schema122 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "start_at", "-start_at", "end_at", "-end_at"] };
function validate453(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate453.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "start_at" || data === "-start_at" || data === "end_at" || data === "-end_at")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema122.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate453.errors = vErrors;
  return errors === 0;
}
validate453.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema123 = { "type": "string", "enum": ["requested", "confirmed", "cancelled", "completed", "no_show"] };
function validate471(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate471.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "requested" || data === "confirmed" || data === "cancelled" || data === "completed" || data === "no_show")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema123.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate471.errors = vErrors;
  return errors === 0;
}
validate471.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate473(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate473.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate471(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate473.errors = vErrors;
  return errors === 0;
}
validate473.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate450(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate450.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema121.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate453(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.service_id !== void 0) {
      if (!validate106(data.service_id, { instancePath: instancePath + "/service_id", parentData: data, parentDataProperty: "service_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.service_id_in !== void 0) {
      if (!validate132(data.service_id_in, { instancePath: instancePath + "/service_id_in", parentData: data, parentDataProperty: "service_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.service_id_not !== void 0) {
      if (!validate132(data.service_id_not, { instancePath: instancePath + "/service_id_not", parentData: data, parentDataProperty: "service_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id !== void 0) {
      if (!validate106(data.contact_id, { instancePath: instancePath + "/contact_id", parentData: data, parentDataProperty: "contact_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_in !== void 0) {
      if (!validate132(data.contact_id_in, { instancePath: instancePath + "/contact_id_in", parentData: data, parentDataProperty: "contact_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_not !== void 0) {
      if (!validate132(data.contact_id_not, { instancePath: instancePath + "/contact_id_not", parentData: data, parentDataProperty: "contact_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_at_from !== void 0) {
      if (!validate111(data.start_at_from, { instancePath: instancePath + "/start_at_from", parentData: data, parentDataProperty: "start_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_at_to !== void 0) {
      if (!validate111(data.start_at_to, { instancePath: instancePath + "/start_at_to", parentData: data, parentDataProperty: "start_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_from !== void 0) {
      if (!validate111(data.end_at_from, { instancePath: instancePath + "/end_at_from", parentData: data, parentDataProperty: "end_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_to !== void 0) {
      if (!validate111(data.end_at_to, { instancePath: instancePath + "/end_at_to", parentData: data, parentDataProperty: "end_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate471(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_in !== void 0) {
      if (!validate473(data.status_in, { instancePath: instancePath + "/status_in", parentData: data, parentDataProperty: "status_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_not !== void 0) {
      if (!validate473(data.status_not, { instancePath: instancePath + "/status_not", parentData: data, parentDataProperty: "status_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate450.errors = vErrors;
  return errors === 0;
}
validate450.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate448.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate450(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate448.errors = vErrors;
  return errors === 0;
}
validate448.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createBooking = validate479;
function validate479(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate479.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate479.errors = vErrors;
  return errors === 0;
}
validate479.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchBookings = validate483;
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate483.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate483.errors = vErrors;
  return errors === 0;
}
validate483.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getBooking = validate487;
function validate487(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate487.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate487.errors = vErrors;
  return errors === 0;
}
validate487.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteBooking = validate491;
function validate491(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate491.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate491.errors = vErrors;
  return errors === 0;
}
validate491.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateBooking = validate495;
function validate495(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate495.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate495.errors = vErrors;
  return errors === 0;
}
validate495.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listBookingHistory = validate499;
function validate499(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate499.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate499.errors = vErrors;
  return errors === 0;
}
validate499.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreBooking = validate503;
function validate503(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate503.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate503.errors = vErrors;
  return errors === 0;
}
validate503.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listProducts = validate507;
var schema133 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/ProductSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "sku": { "$ref": "#/$defs/shared38" }, "sku_empty": { "$ref": "#/$defs/shared17" }, "active": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema134 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name", "sku", "-sku", "stock_quantity", "-stock_quantity"] };
function validate512(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate512.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "name" || data === "-name" || data === "sku" || data === "-sku" || data === "stock_quantity" || data === "-stock_quantity")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema134.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate512.errors = vErrors;
  return errors === 0;
}
validate512.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate520(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate520.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 64 && (data.length > 128 || func2(data) > 64)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate520.errors = vErrors;
  return errors === 0;
}
validate520.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate509(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate509.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema133.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate512(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.sku !== void 0) {
      if (!validate520(data.sku, { instancePath: instancePath + "/sku", parentData: data, parentDataProperty: "sku", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
        errors = vErrors.length;
      }
    }
    if (data.sku_empty !== void 0) {
      if (!validate136(data.sku_empty, { instancePath: instancePath + "/sku_empty", parentData: data, parentDataProperty: "sku_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.active !== void 0) {
      if (!validate136(data.active, { instancePath: instancePath + "/active", parentData: data, parentDataProperty: "active", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate509.errors = vErrors;
  return errors === 0;
}
validate509.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate507(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate507.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate509(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate507.errors = vErrors;
  return errors === 0;
}
validate507.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createProduct = validate526;
function validate526(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate526.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate526.errors = vErrors;
  return errors === 0;
}
validate526.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchProducts = validate530;
function validate530(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate530.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate530.errors = vErrors;
  return errors === 0;
}
validate530.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getProduct = validate534;
function validate534(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate534.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate534.errors = vErrors;
  return errors === 0;
}
validate534.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteProduct = validate538;
function validate538(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate538.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate538.errors = vErrors;
  return errors === 0;
}
validate538.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateProduct = validate542;
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate542.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate542.errors = vErrors;
  return errors === 0;
}
validate542.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listProductHistory = validate546;
function validate546(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate546.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate546.errors = vErrors;
  return errors === 0;
}
validate546.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreProduct = validate550;
function validate550(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate550.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate550.errors = vErrors;
  return errors === 0;
}
validate550.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listServices = validate554;
var schema144 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/ServiceSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "active": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema145 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name", "duration_minutes", "-duration_minutes"] };
function validate559(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate559.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "name" || data === "-name" || data === "duration_minutes" || data === "-duration_minutes")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema145.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate559.errors = vErrors;
  return errors === 0;
}
validate559.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate556(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate556.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema144.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate559(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.active !== void 0) {
      if (!validate136(data.active, { instancePath: instancePath + "/active", parentData: data, parentDataProperty: "active", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate556.errors = vErrors;
  return errors === 0;
}
validate556.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate554(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate554.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate556(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate554.errors = vErrors;
  return errors === 0;
}
validate554.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createService = validate570;
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate570.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate570.errors = vErrors;
  return errors === 0;
}
validate570.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchServices = validate574;
function validate574(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate574.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate574.errors = vErrors;
  return errors === 0;
}
validate574.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getService = validate578;
function validate578(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate578.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate578.errors = vErrors;
  return errors === 0;
}
validate578.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteService = validate582;
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate582.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate582.errors = vErrors;
  return errors === 0;
}
validate582.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateService = validate586;
function validate586(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate586.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate586.errors = vErrors;
  return errors === 0;
}
validate586.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listServiceHistory = validate590;
function validate590(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate590.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate590.errors = vErrors;
  return errors === 0;
}
validate590.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreService = validate594;
function validate594(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate594.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate594.errors = vErrors;
  return errors === 0;
}
validate594.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listQuotes = validate598;
var schema154 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/QuoteSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "number": { "$ref": "#/$defs/shared30" }, "contact_id": { "$ref": "#/$defs/RecordId" }, "contact_id_in": { "$ref": "#/$defs/shared16" }, "contact_id_not": { "$ref": "#/$defs/shared16" }, "contact_id_empty": { "$ref": "#/$defs/shared17" }, "company_id": { "$ref": "#/$defs/RecordId" }, "company_id_in": { "$ref": "#/$defs/shared16" }, "company_id_not": { "$ref": "#/$defs/shared16" }, "company_id_empty": { "$ref": "#/$defs/shared17" }, "deal_id": { "$ref": "#/$defs/RecordId" }, "deal_id_in": { "$ref": "#/$defs/shared16" }, "deal_id_not": { "$ref": "#/$defs/shared16" }, "deal_id_empty": { "$ref": "#/$defs/shared17" }, "status": { "$ref": "#/$defs/QuoteStatus" }, "status_in": { "$ref": "#/$defs/shared41" }, "status_not": { "$ref": "#/$defs/shared41" }, "currency": { "$ref": "#/$defs/Currency" }, "valid_until_from": { "$ref": "#/$defs/DateFilter" }, "valid_until_to": { "$ref": "#/$defs/DateFilter" }, "valid_until_empty": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema155 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "title", "-title", "number", "-number", "valid_until", "-valid_until"] };
function validate603(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate603.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "title" || data === "-title" || data === "number" || data === "-number" || data === "valid_until" || data === "-valid_until")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema155.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate603.errors = vErrors;
  return errors === 0;
}
validate603.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema156 = { "type": "string", "enum": ["draft", "sent", "accepted", "rejected", "expired"] };
function validate624(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate624.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "draft" || data === "sent" || data === "accepted" || data === "rejected" || data === "expired")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema156.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate624.errors = vErrors;
  return errors === 0;
}
validate624.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate626(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate626.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate624(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate626.errors = vErrors;
  return errors === 0;
}
validate626.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var pattern7 = new RegExp("^[A-Z]{3}$", "u");
function validate630(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate630.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (!pattern7.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate630.errors = vErrors;
  return errors === 0;
}
validate630.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate600(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate600.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema154.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate603(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.number !== void 0) {
      if (!validate335(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id !== void 0) {
      if (!validate106(data.contact_id, { instancePath: instancePath + "/contact_id", parentData: data, parentDataProperty: "contact_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_in !== void 0) {
      if (!validate132(data.contact_id_in, { instancePath: instancePath + "/contact_id_in", parentData: data, parentDataProperty: "contact_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_not !== void 0) {
      if (!validate132(data.contact_id_not, { instancePath: instancePath + "/contact_id_not", parentData: data, parentDataProperty: "contact_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_empty !== void 0) {
      if (!validate136(data.contact_id_empty, { instancePath: instancePath + "/contact_id_empty", parentData: data, parentDataProperty: "contact_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id !== void 0) {
      if (!validate106(data.company_id, { instancePath: instancePath + "/company_id", parentData: data, parentDataProperty: "company_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_in !== void 0) {
      if (!validate132(data.company_id_in, { instancePath: instancePath + "/company_id_in", parentData: data, parentDataProperty: "company_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_not !== void 0) {
      if (!validate132(data.company_id_not, { instancePath: instancePath + "/company_id_not", parentData: data, parentDataProperty: "company_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_empty !== void 0) {
      if (!validate136(data.company_id_empty, { instancePath: instancePath + "/company_id_empty", parentData: data, parentDataProperty: "company_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.deal_id !== void 0) {
      if (!validate106(data.deal_id, { instancePath: instancePath + "/deal_id", parentData: data, parentDataProperty: "deal_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.deal_id_in !== void 0) {
      if (!validate132(data.deal_id_in, { instancePath: instancePath + "/deal_id_in", parentData: data, parentDataProperty: "deal_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.deal_id_not !== void 0) {
      if (!validate132(data.deal_id_not, { instancePath: instancePath + "/deal_id_not", parentData: data, parentDataProperty: "deal_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.deal_id_empty !== void 0) {
      if (!validate136(data.deal_id_empty, { instancePath: instancePath + "/deal_id_empty", parentData: data, parentDataProperty: "deal_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate624(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_in !== void 0) {
      if (!validate626(data.status_in, { instancePath: instancePath + "/status_in", parentData: data, parentDataProperty: "status_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate626.errors : vErrors.concat(validate626.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_not !== void 0) {
      if (!validate626(data.status_not, { instancePath: instancePath + "/status_not", parentData: data, parentDataProperty: "status_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate626.errors : vErrors.concat(validate626.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      if (!validate630(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
        errors = vErrors.length;
      }
    }
    if (data.valid_until_from !== void 0) {
      if (!validate227(data.valid_until_from, { instancePath: instancePath + "/valid_until_from", parentData: data, parentDataProperty: "valid_until_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.valid_until_to !== void 0) {
      if (!validate227(data.valid_until_to, { instancePath: instancePath + "/valid_until_to", parentData: data, parentDataProperty: "valid_until_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.valid_until_empty !== void 0) {
      if (!validate136(data.valid_until_empty, { instancePath: instancePath + "/valid_until_empty", parentData: data, parentDataProperty: "valid_until_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate600.errors = vErrors;
  return errors === 0;
}
validate600.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate598(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate598.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate600(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate598.errors = vErrors;
  return errors === 0;
}
validate598.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createQuote = validate637;
function validate637(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate637.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate637.errors = vErrors;
  return errors === 0;
}
validate637.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchQuotes = validate641;
function validate641(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate641.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate641.errors = vErrors;
  return errors === 0;
}
validate641.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getQuote = validate645;
function validate645(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate645.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate645.errors = vErrors;
  return errors === 0;
}
validate645.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteQuote = validate649;
function validate649(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate649.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate649.errors = vErrors;
  return errors === 0;
}
validate649.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateQuote = validate653;
function validate653(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate653.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate653.errors = vErrors;
  return errors === 0;
}
validate653.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listQuoteHistory = validate657;
function validate657(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate657.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate657.errors = vErrors;
  return errors === 0;
}
validate657.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreQuote = validate661;
function validate661(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate661.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate661.errors = vErrors;
  return errors === 0;
}
validate661.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listOrders = validate665;
var schema167 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/OrderSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "number": { "$ref": "#/$defs/shared30" }, "contact_id": { "$ref": "#/$defs/RecordId" }, "contact_id_in": { "$ref": "#/$defs/shared16" }, "contact_id_not": { "$ref": "#/$defs/shared16" }, "contact_id_empty": { "$ref": "#/$defs/shared17" }, "company_id": { "$ref": "#/$defs/RecordId" }, "company_id_in": { "$ref": "#/$defs/shared16" }, "company_id_not": { "$ref": "#/$defs/shared16" }, "company_id_empty": { "$ref": "#/$defs/shared17" }, "quote_id": { "$ref": "#/$defs/RecordId" }, "quote_id_in": { "$ref": "#/$defs/shared16" }, "quote_id_not": { "$ref": "#/$defs/shared16" }, "quote_id_empty": { "$ref": "#/$defs/shared17" }, "status": { "$ref": "#/$defs/OrderStatus" }, "status_in": { "$ref": "#/$defs/shared43" }, "status_not": { "$ref": "#/$defs/shared43" }, "currency": { "$ref": "#/$defs/Currency" }, "ordered_at_from": { "$ref": "#/$defs/TimeFilter" }, "ordered_at_to": { "$ref": "#/$defs/TimeFilter" }, "ordered_at_empty": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema168 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "number", "-number", "ordered_at", "-ordered_at"] };
function validate670(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate670.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "number" || data === "-number" || data === "ordered_at" || data === "-ordered_at")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema168.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate670.errors = vErrors;
  return errors === 0;
}
validate670.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema169 = { "type": "string", "enum": ["pending", "confirmed", "fulfilled", "cancelled", "refunded"] };
function validate691(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate691.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "pending" || data === "confirmed" || data === "fulfilled" || data === "cancelled" || data === "refunded")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema169.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate691.errors = vErrors;
  return errors === 0;
}
validate691.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate693(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate693.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate691(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate693.errors = vErrors;
  return errors === 0;
}
validate693.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate667(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate667.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema167.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate670(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.number !== void 0) {
      if (!validate335(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id !== void 0) {
      if (!validate106(data.contact_id, { instancePath: instancePath + "/contact_id", parentData: data, parentDataProperty: "contact_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_in !== void 0) {
      if (!validate132(data.contact_id_in, { instancePath: instancePath + "/contact_id_in", parentData: data, parentDataProperty: "contact_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_not !== void 0) {
      if (!validate132(data.contact_id_not, { instancePath: instancePath + "/contact_id_not", parentData: data, parentDataProperty: "contact_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_empty !== void 0) {
      if (!validate136(data.contact_id_empty, { instancePath: instancePath + "/contact_id_empty", parentData: data, parentDataProperty: "contact_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id !== void 0) {
      if (!validate106(data.company_id, { instancePath: instancePath + "/company_id", parentData: data, parentDataProperty: "company_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_in !== void 0) {
      if (!validate132(data.company_id_in, { instancePath: instancePath + "/company_id_in", parentData: data, parentDataProperty: "company_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_not !== void 0) {
      if (!validate132(data.company_id_not, { instancePath: instancePath + "/company_id_not", parentData: data, parentDataProperty: "company_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_empty !== void 0) {
      if (!validate136(data.company_id_empty, { instancePath: instancePath + "/company_id_empty", parentData: data, parentDataProperty: "company_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.quote_id !== void 0) {
      if (!validate106(data.quote_id, { instancePath: instancePath + "/quote_id", parentData: data, parentDataProperty: "quote_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.quote_id_in !== void 0) {
      if (!validate132(data.quote_id_in, { instancePath: instancePath + "/quote_id_in", parentData: data, parentDataProperty: "quote_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.quote_id_not !== void 0) {
      if (!validate132(data.quote_id_not, { instancePath: instancePath + "/quote_id_not", parentData: data, parentDataProperty: "quote_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.quote_id_empty !== void 0) {
      if (!validate136(data.quote_id_empty, { instancePath: instancePath + "/quote_id_empty", parentData: data, parentDataProperty: "quote_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate691(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_in !== void 0) {
      if (!validate693(data.status_in, { instancePath: instancePath + "/status_in", parentData: data, parentDataProperty: "status_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate693.errors : vErrors.concat(validate693.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_not !== void 0) {
      if (!validate693(data.status_not, { instancePath: instancePath + "/status_not", parentData: data, parentDataProperty: "status_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate693.errors : vErrors.concat(validate693.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      if (!validate630(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
        errors = vErrors.length;
      }
    }
    if (data.ordered_at_from !== void 0) {
      if (!validate111(data.ordered_at_from, { instancePath: instancePath + "/ordered_at_from", parentData: data, parentDataProperty: "ordered_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.ordered_at_to !== void 0) {
      if (!validate111(data.ordered_at_to, { instancePath: instancePath + "/ordered_at_to", parentData: data, parentDataProperty: "ordered_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.ordered_at_empty !== void 0) {
      if (!validate136(data.ordered_at_empty, { instancePath: instancePath + "/ordered_at_empty", parentData: data, parentDataProperty: "ordered_at_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate667.errors = vErrors;
  return errors === 0;
}
validate667.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate665(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate665.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate667(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate667.errors : vErrors.concat(validate667.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate665.errors = vErrors;
  return errors === 0;
}
validate665.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createOrder = validate703;
function validate703(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate703.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate703.errors = vErrors;
  return errors === 0;
}
validate703.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchOrders = validate707;
function validate707(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate707.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate707.errors = vErrors;
  return errors === 0;
}
validate707.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getOrder = validate711;
function validate711(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate711.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate711.errors = vErrors;
  return errors === 0;
}
validate711.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteOrder = validate715;
function validate715(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate715.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate715.errors = vErrors;
  return errors === 0;
}
validate715.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateOrder = validate719;
function validate719(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate719.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate719.errors = vErrors;
  return errors === 0;
}
validate719.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listOrderHistory = validate723;
function validate723(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate723.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate723.errors = vErrors;
  return errors === 0;
}
validate723.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreOrder = validate727;
function validate727(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate727.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate727.errors = vErrors;
  return errors === 0;
}
validate727.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listDeals = validate731;
var schema179 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/DealSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "stage": { "$ref": "#/$defs/DealStage" }, "stage_in": { "$ref": "#/$defs/shared45" }, "stage_not": { "$ref": "#/$defs/shared45" }, "contact_id": { "$ref": "#/$defs/RecordId" }, "contact_id_in": { "$ref": "#/$defs/shared16" }, "contact_id_not": { "$ref": "#/$defs/shared16" }, "contact_id_empty": { "$ref": "#/$defs/shared17" }, "company_id": { "$ref": "#/$defs/RecordId" }, "company_id_in": { "$ref": "#/$defs/shared16" }, "company_id_not": { "$ref": "#/$defs/shared16" }, "company_id_empty": { "$ref": "#/$defs/shared17" }, "owner_id": { "$ref": "#/$defs/MemberFilter" }, "owner_id_in": { "$ref": "#/$defs/shared18" }, "owner_id_not": { "$ref": "#/$defs/shared18" }, "owner_id_empty": { "$ref": "#/$defs/shared17" }, "expected_close_date_from": { "$ref": "#/$defs/DateFilter" }, "expected_close_date_to": { "$ref": "#/$defs/DateFilter" }, "expected_close_date_empty": { "$ref": "#/$defs/shared17" }, "closed_at_from": { "$ref": "#/$defs/TimeFilter" }, "closed_at_to": { "$ref": "#/$defs/TimeFilter" }, "closed_at_empty": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema180 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "title", "-title", "stage", "-stage", "probability", "-probability", "expected_close_date", "-expected_close_date", "closed_at", "-closed_at"] };
function validate736(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate736.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "title" || data === "-title" || data === "stage" || data === "-stage" || data === "probability" || data === "-probability" || data === "expected_close_date" || data === "-expected_close_date" || data === "closed_at" || data === "-closed_at")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema180.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate736.errors = vErrors;
  return errors === 0;
}
validate736.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema181 = { "type": "string", "enum": ["lead", "qualified", "proposal", "negotiation", "won", "lost"] };
function validate744(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate744.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "lead" || data === "qualified" || data === "proposal" || data === "negotiation" || data === "won" || data === "lost")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema181.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate744.errors = vErrors;
  return errors === 0;
}
validate744.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate746(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate746.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate744(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate744.errors : vErrors.concat(validate744.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate746.errors = vErrors;
  return errors === 0;
}
validate746.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate733(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate733.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema179.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate736(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate736.errors : vErrors.concat(validate736.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.stage !== void 0) {
      if (!validate744(data.stage, { instancePath: instancePath + "/stage", parentData: data, parentDataProperty: "stage", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate744.errors : vErrors.concat(validate744.errors);
        errors = vErrors.length;
      }
    }
    if (data.stage_in !== void 0) {
      if (!validate746(data.stage_in, { instancePath: instancePath + "/stage_in", parentData: data, parentDataProperty: "stage_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate746.errors : vErrors.concat(validate746.errors);
        errors = vErrors.length;
      }
    }
    if (data.stage_not !== void 0) {
      if (!validate746(data.stage_not, { instancePath: instancePath + "/stage_not", parentData: data, parentDataProperty: "stage_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate746.errors : vErrors.concat(validate746.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id !== void 0) {
      if (!validate106(data.contact_id, { instancePath: instancePath + "/contact_id", parentData: data, parentDataProperty: "contact_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_in !== void 0) {
      if (!validate132(data.contact_id_in, { instancePath: instancePath + "/contact_id_in", parentData: data, parentDataProperty: "contact_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_not !== void 0) {
      if (!validate132(data.contact_id_not, { instancePath: instancePath + "/contact_id_not", parentData: data, parentDataProperty: "contact_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_empty !== void 0) {
      if (!validate136(data.contact_id_empty, { instancePath: instancePath + "/contact_id_empty", parentData: data, parentDataProperty: "contact_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id !== void 0) {
      if (!validate106(data.company_id, { instancePath: instancePath + "/company_id", parentData: data, parentDataProperty: "company_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_in !== void 0) {
      if (!validate132(data.company_id_in, { instancePath: instancePath + "/company_id_in", parentData: data, parentDataProperty: "company_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_not !== void 0) {
      if (!validate132(data.company_id_not, { instancePath: instancePath + "/company_id_not", parentData: data, parentDataProperty: "company_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.company_id_empty !== void 0) {
      if (!validate136(data.company_id_empty, { instancePath: instancePath + "/company_id_empty", parentData: data, parentDataProperty: "company_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id !== void 0) {
      if (!validate142(data.owner_id, { instancePath: instancePath + "/owner_id", parentData: data, parentDataProperty: "owner_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_in !== void 0) {
      if (!validate145(data.owner_id_in, { instancePath: instancePath + "/owner_id_in", parentData: data, parentDataProperty: "owner_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_not !== void 0) {
      if (!validate145(data.owner_id_not, { instancePath: instancePath + "/owner_id_not", parentData: data, parentDataProperty: "owner_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_empty !== void 0) {
      if (!validate136(data.owner_id_empty, { instancePath: instancePath + "/owner_id_empty", parentData: data, parentDataProperty: "owner_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.expected_close_date_from !== void 0) {
      if (!validate227(data.expected_close_date_from, { instancePath: instancePath + "/expected_close_date_from", parentData: data, parentDataProperty: "expected_close_date_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.expected_close_date_to !== void 0) {
      if (!validate227(data.expected_close_date_to, { instancePath: instancePath + "/expected_close_date_to", parentData: data, parentDataProperty: "expected_close_date_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.expected_close_date_empty !== void 0) {
      if (!validate136(data.expected_close_date_empty, { instancePath: instancePath + "/expected_close_date_empty", parentData: data, parentDataProperty: "expected_close_date_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.closed_at_from !== void 0) {
      if (!validate111(data.closed_at_from, { instancePath: instancePath + "/closed_at_from", parentData: data, parentDataProperty: "closed_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.closed_at_to !== void 0) {
      if (!validate111(data.closed_at_to, { instancePath: instancePath + "/closed_at_to", parentData: data, parentDataProperty: "closed_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.closed_at_empty !== void 0) {
      if (!validate136(data.closed_at_empty, { instancePath: instancePath + "/closed_at_empty", parentData: data, parentDataProperty: "closed_at_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate733.errors = vErrors;
  return errors === 0;
}
validate733.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate731(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate731.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate733(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate733.errors : vErrors.concat(validate733.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate731.errors = vErrors;
  return errors === 0;
}
validate731.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createDeal = validate770;
function validate770(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate770.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate770.errors = vErrors;
  return errors === 0;
}
validate770.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchDeals = validate774;
function validate774(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate774.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate774.errors = vErrors;
  return errors === 0;
}
validate774.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getDeal = validate778;
function validate778(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate778.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate778.errors = vErrors;
  return errors === 0;
}
validate778.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteDeal = validate782;
function validate782(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate782.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate782.errors = vErrors;
  return errors === 0;
}
validate782.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateDeal = validate786;
function validate786(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate786.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate786.errors = vErrors;
  return errors === 0;
}
validate786.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listDealHistory = validate790;
function validate790(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate790.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate790.errors = vErrors;
  return errors === 0;
}
validate790.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreDeal = validate794;
function validate794(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate794.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate794.errors = vErrors;
  return errors === 0;
}
validate794.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listAppointments = validate798;
var schema191 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/AppointmentSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "start_at_from": { "$ref": "#/$defs/TimeFilter" }, "start_at_to": { "$ref": "#/$defs/TimeFilter" }, "end_at_from": { "$ref": "#/$defs/TimeFilter" }, "end_at_to": { "$ref": "#/$defs/TimeFilter" }, "status": { "$ref": "#/$defs/AppointmentStatus" }, "status_in": { "$ref": "#/$defs/shared47" }, "status_not": { "$ref": "#/$defs/shared47" }, "contact_id": { "$ref": "#/$defs/RecordId" }, "contact_id_in": { "$ref": "#/$defs/shared16" }, "contact_id_not": { "$ref": "#/$defs/shared16" }, "contact_id_empty": { "$ref": "#/$defs/shared17" }, "organizer_id": { "$ref": "#/$defs/MemberFilter" }, "organizer_id_in": { "$ref": "#/$defs/shared18" }, "organizer_id_not": { "$ref": "#/$defs/shared18" }, "organizer_id_empty": { "$ref": "#/$defs/shared17" }, "attendee_ids": { "$ref": "#/$defs/MemberFilter" } }, "required": [], "additionalProperties": false };
var schema192 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "title", "-title", "start_at", "-start_at", "end_at", "-end_at"] };
function validate803(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate803.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "title" || data === "-title" || data === "start_at" || data === "-start_at" || data === "end_at" || data === "-end_at")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema192.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate803.errors = vErrors;
  return errors === 0;
}
validate803.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema193 = { "type": "string", "enum": ["scheduled", "confirmed", "cancelled", "completed"] };
function validate815(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate815.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "scheduled" || data === "confirmed" || data === "cancelled" || data === "completed")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema193.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate815.errors = vErrors;
  return errors === 0;
}
validate815.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate817(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate817.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate815(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate815.errors : vErrors.concat(validate815.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate817.errors = vErrors;
  return errors === 0;
}
validate817.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate800(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate800.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema191.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate803(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate803.errors : vErrors.concat(validate803.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_at_from !== void 0) {
      if (!validate111(data.start_at_from, { instancePath: instancePath + "/start_at_from", parentData: data, parentDataProperty: "start_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_at_to !== void 0) {
      if (!validate111(data.start_at_to, { instancePath: instancePath + "/start_at_to", parentData: data, parentDataProperty: "start_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_from !== void 0) {
      if (!validate111(data.end_at_from, { instancePath: instancePath + "/end_at_from", parentData: data, parentDataProperty: "end_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_to !== void 0) {
      if (!validate111(data.end_at_to, { instancePath: instancePath + "/end_at_to", parentData: data, parentDataProperty: "end_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate815(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate815.errors : vErrors.concat(validate815.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_in !== void 0) {
      if (!validate817(data.status_in, { instancePath: instancePath + "/status_in", parentData: data, parentDataProperty: "status_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate817.errors : vErrors.concat(validate817.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_not !== void 0) {
      if (!validate817(data.status_not, { instancePath: instancePath + "/status_not", parentData: data, parentDataProperty: "status_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate817.errors : vErrors.concat(validate817.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id !== void 0) {
      if (!validate106(data.contact_id, { instancePath: instancePath + "/contact_id", parentData: data, parentDataProperty: "contact_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_in !== void 0) {
      if (!validate132(data.contact_id_in, { instancePath: instancePath + "/contact_id_in", parentData: data, parentDataProperty: "contact_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_not !== void 0) {
      if (!validate132(data.contact_id_not, { instancePath: instancePath + "/contact_id_not", parentData: data, parentDataProperty: "contact_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.contact_id_empty !== void 0) {
      if (!validate136(data.contact_id_empty, { instancePath: instancePath + "/contact_id_empty", parentData: data, parentDataProperty: "contact_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.organizer_id !== void 0) {
      if (!validate142(data.organizer_id, { instancePath: instancePath + "/organizer_id", parentData: data, parentDataProperty: "organizer_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.organizer_id_in !== void 0) {
      if (!validate145(data.organizer_id_in, { instancePath: instancePath + "/organizer_id_in", parentData: data, parentDataProperty: "organizer_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.organizer_id_not !== void 0) {
      if (!validate145(data.organizer_id_not, { instancePath: instancePath + "/organizer_id_not", parentData: data, parentDataProperty: "organizer_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.organizer_id_empty !== void 0) {
      if (!validate136(data.organizer_id_empty, { instancePath: instancePath + "/organizer_id_empty", parentData: data, parentDataProperty: "organizer_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.attendee_ids !== void 0) {
      if (!validate142(data.attendee_ids, { instancePath: instancePath + "/attendee_ids", parentData: data, parentDataProperty: "attendee_ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate800.errors = vErrors;
  return errors === 0;
}
validate800.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate798(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate798.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate800(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate800.errors : vErrors.concat(validate800.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate798.errors = vErrors;
  return errors === 0;
}
validate798.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createAppointment = validate832;
function validate832(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate832.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate832.errors = vErrors;
  return errors === 0;
}
validate832.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchAppointments = validate836;
function validate836(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate836.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate836.errors = vErrors;
  return errors === 0;
}
validate836.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getAppointment = validate840;
function validate840(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate840.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate840.errors = vErrors;
  return errors === 0;
}
validate840.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteAppointment = validate844;
function validate844(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate844.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate844.errors = vErrors;
  return errors === 0;
}
validate844.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateAppointment = validate848;
function validate848(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate848.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate848.errors = vErrors;
  return errors === 0;
}
validate848.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listAppointmentHistory = validate852;
function validate852(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate852.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate852.errors = vErrors;
  return errors === 0;
}
validate852.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreAppointment = validate856;
function validate856(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate856.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate856.errors = vErrors;
  return errors === 0;
}
validate856.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listDocuments = validate860;
var schema203 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/DocumentSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "media_type": { "$ref": "#/$defs/shared49" }, "media_type_empty": { "$ref": "#/$defs/shared17" }, "checksum_sha256": { "$ref": "#/$defs/shared50" }, "checksum_sha256_empty": { "$ref": "#/$defs/shared17" }, "folder": { "$ref": "#/$defs/shared51" }, "folder_empty": { "$ref": "#/$defs/shared17" }, "owner_id": { "$ref": "#/$defs/MemberFilter" }, "owner_id_in": { "$ref": "#/$defs/shared18" }, "owner_id_not": { "$ref": "#/$defs/shared18" }, "owner_id_empty": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema204 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name", "size_bytes", "-size_bytes", "folder", "-folder"] };
function validate865(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate865.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "name" || data === "-name" || data === "size_bytes" || data === "-size_bytes" || data === "folder" || data === "-folder")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema204.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate865.errors = vErrors;
  return errors === 0;
}
validate865.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate873(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate873.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 127 && (data.length > 254 || func2(data) > 127)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 127 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate873.errors = vErrors;
  return errors === 0;
}
validate873.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern8 = new RegExp("^[0-9a-f]{64}$", "u");
function validate876(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate876.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (!pattern8.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate876.errors = vErrors;
  return errors === 0;
}
validate876.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate879(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate879.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 255 && (data.length > 510 || func2(data) > 255)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate879.errors = vErrors;
  return errors === 0;
}
validate879.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate862(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate862.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema203.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate865(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate865.errors : vErrors.concat(validate865.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.media_type !== void 0) {
      if (!validate873(data.media_type, { instancePath: instancePath + "/media_type", parentData: data, parentDataProperty: "media_type", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate873.errors : vErrors.concat(validate873.errors);
        errors = vErrors.length;
      }
    }
    if (data.media_type_empty !== void 0) {
      if (!validate136(data.media_type_empty, { instancePath: instancePath + "/media_type_empty", parentData: data, parentDataProperty: "media_type_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.checksum_sha256 !== void 0) {
      if (!validate876(data.checksum_sha256, { instancePath: instancePath + "/checksum_sha256", parentData: data, parentDataProperty: "checksum_sha256", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate876.errors : vErrors.concat(validate876.errors);
        errors = vErrors.length;
      }
    }
    if (data.checksum_sha256_empty !== void 0) {
      if (!validate136(data.checksum_sha256_empty, { instancePath: instancePath + "/checksum_sha256_empty", parentData: data, parentDataProperty: "checksum_sha256_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.folder !== void 0) {
      if (!validate879(data.folder, { instancePath: instancePath + "/folder", parentData: data, parentDataProperty: "folder", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate879.errors : vErrors.concat(validate879.errors);
        errors = vErrors.length;
      }
    }
    if (data.folder_empty !== void 0) {
      if (!validate136(data.folder_empty, { instancePath: instancePath + "/folder_empty", parentData: data, parentDataProperty: "folder_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id !== void 0) {
      if (!validate142(data.owner_id, { instancePath: instancePath + "/owner_id", parentData: data, parentDataProperty: "owner_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_in !== void 0) {
      if (!validate145(data.owner_id_in, { instancePath: instancePath + "/owner_id_in", parentData: data, parentDataProperty: "owner_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_not !== void 0) {
      if (!validate145(data.owner_id_not, { instancePath: instancePath + "/owner_id_not", parentData: data, parentDataProperty: "owner_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_empty !== void 0) {
      if (!validate136(data.owner_id_empty, { instancePath: instancePath + "/owner_id_empty", parentData: data, parentDataProperty: "owner_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate862.errors = vErrors;
  return errors === 0;
}
validate862.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate860(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate860.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate862(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate862.errors : vErrors.concat(validate862.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate860.errors = vErrors;
  return errors === 0;
}
validate860.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createDocument = validate888;
function validate888(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate888.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate888.errors = vErrors;
  return errors === 0;
}
validate888.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchDocuments = validate892;
function validate892(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate892.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate892.errors = vErrors;
  return errors === 0;
}
validate892.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getDocument = validate896;
function validate896(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate896.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate896.errors = vErrors;
  return errors === 0;
}
validate896.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteDocument = validate900;
function validate900(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate900.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate900.errors = vErrors;
  return errors === 0;
}
validate900.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateDocument = validate904;
function validate904(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate904.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate904.errors = vErrors;
  return errors === 0;
}
validate904.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listDocumentHistory = validate908;
function validate908(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate908.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate908.errors = vErrors;
  return errors === 0;
}
validate908.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreDocument = validate912;
function validate912(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate912.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate912.errors = vErrors;
  return errors === 0;
}
validate912.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listCampaigns = validate916;
var schema216 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/CampaignSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "channel": { "$ref": "#/$defs/CampaignChannel" }, "channel_in": { "$ref": "#/$defs/shared53" }, "channel_not": { "$ref": "#/$defs/shared53" }, "status": { "$ref": "#/$defs/CampaignStatus" }, "status_in": { "$ref": "#/$defs/shared54" }, "status_not": { "$ref": "#/$defs/shared54" }, "start_at_from": { "$ref": "#/$defs/TimeFilter" }, "start_at_to": { "$ref": "#/$defs/TimeFilter" }, "start_at_empty": { "$ref": "#/$defs/shared17" }, "end_at_from": { "$ref": "#/$defs/TimeFilter" }, "end_at_to": { "$ref": "#/$defs/TimeFilter" }, "end_at_empty": { "$ref": "#/$defs/shared17" }, "owner_id": { "$ref": "#/$defs/MemberFilter" }, "owner_id_in": { "$ref": "#/$defs/shared18" }, "owner_id_not": { "$ref": "#/$defs/shared18" }, "owner_id_empty": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema217 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name", "start_at", "-start_at", "end_at", "-end_at"] };
function validate921(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate921.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "name" || data === "-name" || data === "start_at" || data === "-start_at" || data === "end_at" || data === "-end_at")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema217.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate921.errors = vErrors;
  return errors === 0;
}
validate921.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema218 = { "type": "string", "enum": ["email", "sms", "social", "ads", "event", "other"] };
function validate929(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate929.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "email" || data === "sms" || data === "social" || data === "ads" || data === "event" || data === "other")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema218.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate929.errors = vErrors;
  return errors === 0;
}
validate929.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate931(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate931.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate929(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate929.errors : vErrors.concat(validate929.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate931.errors = vErrors;
  return errors === 0;
}
validate931.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var schema220 = { "type": "string", "enum": ["draft", "scheduled", "active", "paused", "completed"] };
function validate935(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate935.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "draft" || data === "scheduled" || data === "active" || data === "paused" || data === "completed")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema220.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate935.errors = vErrors;
  return errors === 0;
}
validate935.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate937(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate937.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate935(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate935.errors : vErrors.concat(validate935.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate937.errors = vErrors;
  return errors === 0;
}
validate937.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate918(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate918.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema216.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate921(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate921.errors : vErrors.concat(validate921.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.channel !== void 0) {
      if (!validate929(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate929.errors : vErrors.concat(validate929.errors);
        errors = vErrors.length;
      }
    }
    if (data.channel_in !== void 0) {
      if (!validate931(data.channel_in, { instancePath: instancePath + "/channel_in", parentData: data, parentDataProperty: "channel_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate931.errors : vErrors.concat(validate931.errors);
        errors = vErrors.length;
      }
    }
    if (data.channel_not !== void 0) {
      if (!validate931(data.channel_not, { instancePath: instancePath + "/channel_not", parentData: data, parentDataProperty: "channel_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate931.errors : vErrors.concat(validate931.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate935(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate935.errors : vErrors.concat(validate935.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_in !== void 0) {
      if (!validate937(data.status_in, { instancePath: instancePath + "/status_in", parentData: data, parentDataProperty: "status_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate937.errors : vErrors.concat(validate937.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_not !== void 0) {
      if (!validate937(data.status_not, { instancePath: instancePath + "/status_not", parentData: data, parentDataProperty: "status_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate937.errors : vErrors.concat(validate937.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_at_from !== void 0) {
      if (!validate111(data.start_at_from, { instancePath: instancePath + "/start_at_from", parentData: data, parentDataProperty: "start_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_at_to !== void 0) {
      if (!validate111(data.start_at_to, { instancePath: instancePath + "/start_at_to", parentData: data, parentDataProperty: "start_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_at_empty !== void 0) {
      if (!validate136(data.start_at_empty, { instancePath: instancePath + "/start_at_empty", parentData: data, parentDataProperty: "start_at_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_from !== void 0) {
      if (!validate111(data.end_at_from, { instancePath: instancePath + "/end_at_from", parentData: data, parentDataProperty: "end_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_to !== void 0) {
      if (!validate111(data.end_at_to, { instancePath: instancePath + "/end_at_to", parentData: data, parentDataProperty: "end_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_empty !== void 0) {
      if (!validate136(data.end_at_empty, { instancePath: instancePath + "/end_at_empty", parentData: data, parentDataProperty: "end_at_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id !== void 0) {
      if (!validate142(data.owner_id, { instancePath: instancePath + "/owner_id", parentData: data, parentDataProperty: "owner_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_in !== void 0) {
      if (!validate145(data.owner_id_in, { instancePath: instancePath + "/owner_id_in", parentData: data, parentDataProperty: "owner_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_not !== void 0) {
      if (!validate145(data.owner_id_not, { instancePath: instancePath + "/owner_id_not", parentData: data, parentDataProperty: "owner_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner_id_empty !== void 0) {
      if (!validate136(data.owner_id_empty, { instancePath: instancePath + "/owner_id_empty", parentData: data, parentDataProperty: "owner_id_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate918.errors = vErrors;
  return errors === 0;
}
validate918.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate916(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate916.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate918(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate918.errors : vErrors.concat(validate918.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate916.errors = vErrors;
  return errors === 0;
}
validate916.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createCampaign = validate953;
function validate953(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate953.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate953.errors = vErrors;
  return errors === 0;
}
validate953.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchCampaigns = validate957;
function validate957(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate957.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate957.errors = vErrors;
  return errors === 0;
}
validate957.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getCampaign = validate961;
function validate961(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate961.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate961.errors = vErrors;
  return errors === 0;
}
validate961.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteCampaign = validate965;
function validate965(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate965.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate965.errors = vErrors;
  return errors === 0;
}
validate965.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateCampaign = validate969;
function validate969(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate969.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate969.errors = vErrors;
  return errors === 0;
}
validate969.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listCampaignHistory = validate973;
function validate973(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate973.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate973.errors = vErrors;
  return errors === 0;
}
validate973.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreCampaign = validate977;
function validate977(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate977.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate977.errors = vErrors;
  return errors === 0;
}
validate977.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listPresences = validate981;
var schema230 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/PresenceSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "member_id": { "$ref": "#/$defs/MemberFilter" }, "member_id_in": { "$ref": "#/$defs/shared18" }, "member_id_not": { "$ref": "#/$defs/shared18" }, "status": { "$ref": "#/$defs/PresenceStatus" }, "status_in": { "$ref": "#/$defs/shared56" }, "status_not": { "$ref": "#/$defs/shared56" }, "start_at_from": { "$ref": "#/$defs/TimeFilter" }, "start_at_to": { "$ref": "#/$defs/TimeFilter" }, "end_at_from": { "$ref": "#/$defs/TimeFilter" }, "end_at_to": { "$ref": "#/$defs/TimeFilter" }, "end_at_empty": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema231 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "start_at", "-start_at", "end_at", "-end_at"] };
function validate986(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate986.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "start_at" || data === "-start_at" || data === "end_at" || data === "-end_at")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema231.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate986.errors = vErrors;
  return errors === 0;
}
validate986.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema232 = { "type": "string", "enum": ["present", "remote", "absent", "sick", "vacation", "break"] };
function validate997(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate997.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "present" || data === "remote" || data === "absent" || data === "sick" || data === "vacation" || data === "break")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema232.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate997.errors = vErrors;
  return errors === 0;
}
validate997.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate999(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate999.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate997(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate997.errors : vErrors.concat(validate997.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate999.errors = vErrors;
  return errors === 0;
}
validate999.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate983(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate983.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema230.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate986(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate986.errors : vErrors.concat(validate986.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.member_id !== void 0) {
      if (!validate142(data.member_id, { instancePath: instancePath + "/member_id", parentData: data, parentDataProperty: "member_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.member_id_in !== void 0) {
      if (!validate145(data.member_id_in, { instancePath: instancePath + "/member_id_in", parentData: data, parentDataProperty: "member_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.member_id_not !== void 0) {
      if (!validate145(data.member_id_not, { instancePath: instancePath + "/member_id_not", parentData: data, parentDataProperty: "member_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate997(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate997.errors : vErrors.concat(validate997.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_in !== void 0) {
      if (!validate999(data.status_in, { instancePath: instancePath + "/status_in", parentData: data, parentDataProperty: "status_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate999.errors : vErrors.concat(validate999.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_not !== void 0) {
      if (!validate999(data.status_not, { instancePath: instancePath + "/status_not", parentData: data, parentDataProperty: "status_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate999.errors : vErrors.concat(validate999.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_at_from !== void 0) {
      if (!validate111(data.start_at_from, { instancePath: instancePath + "/start_at_from", parentData: data, parentDataProperty: "start_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_at_to !== void 0) {
      if (!validate111(data.start_at_to, { instancePath: instancePath + "/start_at_to", parentData: data, parentDataProperty: "start_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_from !== void 0) {
      if (!validate111(data.end_at_from, { instancePath: instancePath + "/end_at_from", parentData: data, parentDataProperty: "end_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_to !== void 0) {
      if (!validate111(data.end_at_to, { instancePath: instancePath + "/end_at_to", parentData: data, parentDataProperty: "end_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_empty !== void 0) {
      if (!validate136(data.end_at_empty, { instancePath: instancePath + "/end_at_empty", parentData: data, parentDataProperty: "end_at_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate983.errors = vErrors;
  return errors === 0;
}
validate983.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate981(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate981.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate983(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate983.errors : vErrors.concat(validate983.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate981.errors = vErrors;
  return errors === 0;
}
validate981.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createPresence = validate1010;
function validate1010(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1010.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1010.errors = vErrors;
  return errors === 0;
}
validate1010.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchPresences = validate1014;
function validate1014(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1014.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1014.errors = vErrors;
  return errors === 0;
}
validate1014.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getPresence = validate1018;
function validate1018(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1018.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1018.errors = vErrors;
  return errors === 0;
}
validate1018.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deletePresence = validate1022;
function validate1022(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1022.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1022.errors = vErrors;
  return errors === 0;
}
validate1022.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updatePresence = validate1026;
function validate1026(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1026.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1026.errors = vErrors;
  return errors === 0;
}
validate1026.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listPresenceHistory = validate1030;
function validate1030(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1030.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1030.errors = vErrors;
  return errors === 0;
}
validate1030.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restorePresence = validate1034;
function validate1034(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1034.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1034.errors = vErrors;
  return errors === 0;
}
validate1034.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listShifts = validate1038;
var schema242 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/ShiftSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "external_id": { "$ref": "#/$defs/shared13" }, "member_id": { "$ref": "#/$defs/MemberFilter" }, "member_id_in": { "$ref": "#/$defs/shared18" }, "member_id_not": { "$ref": "#/$defs/shared18" }, "start_at_from": { "$ref": "#/$defs/TimeFilter" }, "start_at_to": { "$ref": "#/$defs/TimeFilter" }, "end_at_from": { "$ref": "#/$defs/TimeFilter" }, "end_at_to": { "$ref": "#/$defs/TimeFilter" }, "role": { "$ref": "#/$defs/shared31" }, "role_empty": { "$ref": "#/$defs/shared17" }, "location": { "$ref": "#/$defs/shared51" }, "location_empty": { "$ref": "#/$defs/shared17" }, "status": { "$ref": "#/$defs/ShiftStatus" }, "status_in": { "$ref": "#/$defs/shared58" }, "status_not": { "$ref": "#/$defs/shared58" } }, "required": [], "additionalProperties": false };
var schema243 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "start_at", "-start_at", "end_at", "-end_at"] };
function validate1043(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1043.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "start_at" || data === "-start_at" || data === "end_at" || data === "-end_at")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema243.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1043.errors = vErrors;
  return errors === 0;
}
validate1043.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema244 = { "type": "string", "enum": ["planned", "published", "in_progress", "completed", "cancelled"] };
function validate1062(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1062.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "planned" || data === "published" || data === "in_progress" || data === "completed" || data === "cancelled")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema244.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1062.errors = vErrors;
  return errors === 0;
}
validate1062.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate1064(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1064.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate1062(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate1062.errors : vErrors.concat(validate1062.errors);
          errors = vErrors.length;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate1064.errors = vErrors;
  return errors === 0;
}
validate1064.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate1040(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1040.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema242.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate1043(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1043.errors : vErrors.concat(validate1043.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.external_id !== void 0) {
      if (!validate117(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.member_id !== void 0) {
      if (!validate142(data.member_id, { instancePath: instancePath + "/member_id", parentData: data, parentDataProperty: "member_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.member_id_in !== void 0) {
      if (!validate145(data.member_id_in, { instancePath: instancePath + "/member_id_in", parentData: data, parentDataProperty: "member_id_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.member_id_not !== void 0) {
      if (!validate145(data.member_id_not, { instancePath: instancePath + "/member_id_not", parentData: data, parentDataProperty: "member_id_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_at_from !== void 0) {
      if (!validate111(data.start_at_from, { instancePath: instancePath + "/start_at_from", parentData: data, parentDataProperty: "start_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.start_at_to !== void 0) {
      if (!validate111(data.start_at_to, { instancePath: instancePath + "/start_at_to", parentData: data, parentDataProperty: "start_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_from !== void 0) {
      if (!validate111(data.end_at_from, { instancePath: instancePath + "/end_at_from", parentData: data, parentDataProperty: "end_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.end_at_to !== void 0) {
      if (!validate111(data.end_at_to, { instancePath: instancePath + "/end_at_to", parentData: data, parentDataProperty: "end_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.role !== void 0) {
      if (!validate338(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
        errors = vErrors.length;
      }
    }
    if (data.role_empty !== void 0) {
      if (!validate136(data.role_empty, { instancePath: instancePath + "/role_empty", parentData: data, parentDataProperty: "role_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.location !== void 0) {
      if (!validate879(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate879.errors : vErrors.concat(validate879.errors);
        errors = vErrors.length;
      }
    }
    if (data.location_empty !== void 0) {
      if (!validate136(data.location_empty, { instancePath: instancePath + "/location_empty", parentData: data, parentDataProperty: "location_empty", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate1062(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1062.errors : vErrors.concat(validate1062.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_in !== void 0) {
      if (!validate1064(data.status_in, { instancePath: instancePath + "/status_in", parentData: data, parentDataProperty: "status_in", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1064.errors : vErrors.concat(validate1064.errors);
        errors = vErrors.length;
      }
    }
    if (data.status_not !== void 0) {
      if (!validate1064(data.status_not, { instancePath: instancePath + "/status_not", parentData: data, parentDataProperty: "status_not", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1064.errors : vErrors.concat(validate1064.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1040.errors = vErrors;
  return errors === 0;
}
validate1040.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate1038(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1038.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate1040(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1040.errors : vErrors.concat(validate1040.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1038.errors = vErrors;
  return errors === 0;
}
validate1038.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createShift = validate1070;
function validate1070(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1070.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1070.errors = vErrors;
  return errors === 0;
}
validate1070.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var batchShifts = validate1074;
function validate1074(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1074.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1074.errors = vErrors;
  return errors === 0;
}
validate1074.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getShift = validate1078;
function validate1078(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1078.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1078.errors = vErrors;
  return errors === 0;
}
validate1078.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteShift = validate1082;
function validate1082(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1082.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1082.errors = vErrors;
  return errors === 0;
}
validate1082.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var updateShift = validate1086;
function validate1086(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1086.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate180(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1086.errors = vErrors;
  return errors === 0;
}
validate1086.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listShiftHistory = validate1090;
function validate1090(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1090.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1090.errors = vErrors;
  return errors === 0;
}
validate1090.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var restoreShift = validate1094;
function validate1094(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1094.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1094.errors = vErrors;
  return errors === 0;
}
validate1094.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listMembers = validate1098;
var schema254 = { "type": "object", "properties": { "limit": { "$ref": "#/$defs/shared9" }, "cursor": { "$ref": "#/$defs/shared10" }, "sort": { "$ref": "#/$defs/MemberSort" }, "ids": { "$ref": "#/$defs/shared11" }, "q": { "$ref": "#/$defs/shared12" }, "updated_since": { "$ref": "#/$defs/TimeFilter" }, "created_at_from": { "$ref": "#/$defs/TimeFilter" }, "created_at_to": { "$ref": "#/$defs/TimeFilter" }, "email": { "$ref": "#/$defs/shared28" }, "role": { "$ref": "#/$defs/MemberRole" }, "active": { "$ref": "#/$defs/shared17" } }, "required": [], "additionalProperties": false };
var schema255 = { "type": "string", "default": "-created_at", "enum": ["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name", "email", "-email"] };
function validate1103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1103.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "created_at" || data === "-created_at" || data === "updated_at" || data === "-updated_at" || data === "name" || data === "-name" || data === "email" || data === "-email")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema255.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1103.errors = vErrors;
  return errors === 0;
}
validate1103.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema256 = { "type": "string", "enum": ["owner", "member", "viewer"] };
function validate1111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1111.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "owner" || data === "member" || data === "viewer")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema256.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1111.errors = vErrors;
  return errors === 0;
}
validate1111.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate1100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1100.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!func1.call(schema254.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.sort !== void 0) {
      if (!validate1103(data.sort, { instancePath: instancePath + "/sort", parentData: data, parentDataProperty: "sort", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1103.errors : vErrors.concat(validate1103.errors);
        errors = vErrors.length;
      }
    }
    if (data.ids !== void 0) {
      if (!validate105(data.ids, { instancePath: instancePath + "/ids", parentData: data, parentDataProperty: "ids", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.updated_since !== void 0) {
      if (!validate111(data.updated_since, { instancePath: instancePath + "/updated_since", parentData: data, parentDataProperty: "updated_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate111(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate111(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.email !== void 0) {
      if (!validate278(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
        errors = vErrors.length;
      }
    }
    if (data.role !== void 0) {
      if (!validate1111(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1111.errors : vErrors.concat(validate1111.errors);
        errors = vErrors.length;
      }
    }
    if (data.active !== void 0) {
      if (!validate136(data.active, { instancePath: instancePath + "/active", parentData: data, parentDataProperty: "active", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1100.errors = vErrors;
  return errors === 0;
}
validate1100.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate1098(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1098.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate94(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate1100(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1100.errors : vErrors.concat(validate1100.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1098.errors = vErrors;
  return errors === 0;
}
validate1098.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getMember = validate1116;
function validate1116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1116.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate171(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1116.errors = vErrors;
  return errors === 0;
}
validate1116.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listWebhooks = validate1120;
function validate1120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1120.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate54(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate191(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1120.errors = vErrors;
  return errors === 0;
}
validate1120.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var createWebhook = validate1124;
function validate1124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1124.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate54(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1124.errors = vErrors;
  return errors === 0;
}
validate1124.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getWebhook = validate1128;
function validate1130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1130.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 === "boolean" || data === null || dataType0 === "string" && data && data == +data && !(data % 1)) {
        coerced0 = +data;
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate1130.errors = vErrors;
  return errors === 0;
}
validate1130.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate1129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1129.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.webhook_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!(key0 === "webhook_id")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.webhook_id !== void 0) {
      if (!validate1130(data.webhook_id, { instancePath: instancePath + "/webhook_id", parentData: data, parentDataProperty: "webhook_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1130.errors : vErrors.concat(validate1130.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate1129.errors = vErrors;
  return errors === 0;
}
validate1129.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate1128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1128.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate1129(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1129.errors : vErrors.concat(validate1129.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1128.errors = vErrors;
  return errors === 0;
}
validate1128.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var replaceWebhook = validate1135;
function validate1135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1135.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate1129(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1129.errors : vErrors.concat(validate1129.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1135.errors = vErrors;
  return errors === 0;
}
validate1135.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var deleteWebhook = validate1139;
function validate1139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1139.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate1129(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1129.errors : vErrors.concat(validate1129.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1139.errors = vErrors;
  return errors === 0;
}
validate1139.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var rotateWebhookSecret = validate1143;
function validate1143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1143.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate1129(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1129.errors : vErrors.concat(validate1129.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1143.errors = vErrors;
  return errors === 0;
}
validate1143.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var testWebhook = validate1147;
function validate1147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1147.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate1129(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1129.errors : vErrors.concat(validate1129.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1147.errors = vErrors;
  return errors === 0;
}
validate1147.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listWebhookLogs = validate1151;
var schema269 = { "type": "string", "enum": ["pending", "succeeded", "failed"] };
function validate1156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1156.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "pending" || data === "succeeded" || data === "failed")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema269.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1156.errors = vErrors;
  return errors === 0;
}
validate1156.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema271 = { "type": "string", "enum": ["task.created", "task.updated", "task.deleted", "project.created", "project.updated", "project.deleted", "contact.created", "contact.updated", "contact.deleted", "company.created", "company.updated", "company.deleted", "ticket.created", "ticket.updated", "ticket.deleted", "booking.created", "booking.updated", "booking.deleted", "product.created", "product.updated", "product.deleted", "service.created", "service.updated", "service.deleted", "quote.created", "quote.updated", "quote.deleted", "order.created", "order.updated", "order.deleted", "deal.created", "deal.updated", "deal.deleted", "appointment.created", "appointment.updated", "appointment.deleted", "document.created", "document.updated", "document.deleted", "campaign.created", "campaign.updated", "campaign.deleted", "presence.created", "presence.updated", "presence.deleted", "shift.created", "shift.updated", "shift.deleted"] };
function validate1159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1159.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "task.created" || data === "task.updated" || data === "task.deleted" || data === "project.created" || data === "project.updated" || data === "project.deleted" || data === "contact.created" || data === "contact.updated" || data === "contact.deleted" || data === "company.created" || data === "company.updated" || data === "company.deleted" || data === "ticket.created" || data === "ticket.updated" || data === "ticket.deleted" || data === "booking.created" || data === "booking.updated" || data === "booking.deleted" || data === "product.created" || data === "product.updated" || data === "product.deleted" || data === "service.created" || data === "service.updated" || data === "service.deleted" || data === "quote.created" || data === "quote.updated" || data === "quote.deleted" || data === "order.created" || data === "order.updated" || data === "order.deleted" || data === "deal.created" || data === "deal.updated" || data === "deal.deleted" || data === "appointment.created" || data === "appointment.updated" || data === "appointment.deleted" || data === "document.created" || data === "document.updated" || data === "document.deleted" || data === "campaign.created" || data === "campaign.updated" || data === "campaign.deleted" || data === "presence.created" || data === "presence.updated" || data === "presence.deleted" || data === "shift.created" || data === "shift.updated" || data === "shift.deleted")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema271.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1159.errors = vErrors;
  return errors === 0;
}
validate1159.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate1158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1158.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate1159(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate1159.errors : vErrors.concat(validate1159.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if ("webhook.test" !== data) {
    const err1 = { instancePath, schemaPath: "#/oneOf/1/const", keyword: "const", params: { allowedValue: "webhook.test" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate1158.errors = vErrors;
  return errors === 0;
}
validate1158.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate1162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1162.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 64) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (!formats2.validate(data)) {
        const err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  validate1162.errors = vErrors;
  return errors === 0;
}
validate1162.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate1153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1153.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!(key0 === "limit" || key0 === "cursor" || key0 === "status" || key0 === "event_type" || key0 === "created_at_from" || key0 === "created_at_to")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate1156(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1156.errors : vErrors.concat(validate1156.errors);
        errors = vErrors.length;
      }
    }
    if (data.event_type !== void 0) {
      if (!validate1158(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1158.errors : vErrors.concat(validate1158.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_from !== void 0) {
      if (!validate1162(data.created_at_from, { instancePath: instancePath + "/created_at_from", parentData: data, parentDataProperty: "created_at_from", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1162.errors : vErrors.concat(validate1162.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at_to !== void 0) {
      if (!validate1162(data.created_at_to, { instancePath: instancePath + "/created_at_to", parentData: data, parentDataProperty: "created_at_to", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1162.errors : vErrors.concat(validate1162.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1153.errors = vErrors;
  return errors === 0;
}
validate1153.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate1151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1151.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate1129(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1129.errors : vErrors.concat(validate1129.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate1153(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1153.errors : vErrors.concat(validate1153.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1151.errors = vErrors;
  return errors === 0;
}
validate1151.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var redeliverWebhookLog = validate1167;
function validate1170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1170.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 === "boolean" || data === null || dataType0 === "string" && data && data == +data && !(data % 1)) {
        coerced0 = +data;
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate1170.errors = vErrors;
  return errors === 0;
}
validate1170.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate1168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1168.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.webhook_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.log_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "log_id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!(key0 === "webhook_id" || key0 === "log_id")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.webhook_id !== void 0) {
      if (!validate1130(data.webhook_id, { instancePath: instancePath + "/webhook_id", parentData: data, parentDataProperty: "webhook_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1130.errors : vErrors.concat(validate1130.errors);
        errors = vErrors.length;
      }
    }
    if (data.log_id !== void 0) {
      if (!validate1170(data.log_id, { instancePath: instancePath + "/log_id", parentData: data, parentDataProperty: "log_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1170.errors : vErrors.concat(validate1170.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1168.errors = vErrors;
  return errors === 0;
}
validate1168.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate1167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1167.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate1168(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1168.errors : vErrors.concat(validate1168.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1167.errors = vErrors;
  return errors === 0;
}
validate1167.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var recoverWebhook = validate1175;
function validate1175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1175.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate1129(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1129.errors : vErrors.concat(validate1129.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate163(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1175.errors = vErrors;
  return errors === 0;
}
validate1175.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listWebhookEvents = validate1179;
function validate1179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1179.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate54(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate54(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1179.errors = vErrors;
  return errors === 0;
}
validate1179.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var listEvents = validate1183;
var func0 = require_equal().default;
function validate1188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1188.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 48) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 48 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate1159(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate1159.errors : vErrors.concat(validate1159.errors);
          errors = vErrors.length;
        }
      }
      let i1 = data.length;
      let j0;
      if (i1 > 1) {
        outer0:
          for (; i1--; ) {
            for (j0 = i1; j0--; ) {
              if (func0(data[i1], data[j0])) {
                const err2 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                break outer0;
              }
            }
          }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1188.errors = vErrors;
  return errors === 0;
}
validate1188.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate1191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1191.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data === "string") {
    if (data.length > 2048 && (data.length > 4096 || func2(data) > 2048)) {
      const err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      if (func2(data) < 1) {
        const err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  validate1191.errors = vErrors;
  return errors === 0;
}
validate1191.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate1185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1185.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!(key0 === "limit" || key0 === "cursor" || key0 === "types" || key0 === "actor" || key0 === "record_id" || key0 === "since" || key0 === "until")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      if (!validate99(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate101(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.types !== void 0) {
      if (!validate1188(data.types, { instancePath: instancePath + "/types", parentData: data, parentDataProperty: "types", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1188.errors : vErrors.concat(validate1188.errors);
        errors = vErrors.length;
      }
    }
    if (data.actor !== void 0) {
      if (!validate1191(data.actor, { instancePath: instancePath + "/actor", parentData: data, parentDataProperty: "actor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1191.errors : vErrors.concat(validate1191.errors);
        errors = vErrors.length;
      }
    }
    if (data.record_id !== void 0) {
      if (!validate106(data.record_id, { instancePath: instancePath + "/record_id", parentData: data, parentDataProperty: "record_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
    if (data.since !== void 0) {
      if (!validate1162(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1162.errors : vErrors.concat(validate1162.errors);
        errors = vErrors.length;
      }
    }
    if (data.until !== void 0) {
      if (!validate1162(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1162.errors : vErrors.concat(validate1162.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1185.errors = vErrors;
  return errors === 0;
}
validate1185.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate1183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1183.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate54(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate1185(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1185.errors : vErrors.concat(validate1185.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1183.errors = vErrors;
  return errors === 0;
}
validate1183.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var streamEvents = validate1198;
function validate1200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1200.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!(key0 === "types" || key0 === "actor" || key0 === "record_id")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.types !== void 0) {
      if (!validate1188(data.types, { instancePath: instancePath + "/types", parentData: data, parentDataProperty: "types", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1188.errors : vErrors.concat(validate1188.errors);
        errors = vErrors.length;
      }
    }
    if (data.actor !== void 0) {
      if (!validate1191(data.actor, { instancePath: instancePath + "/actor", parentData: data, parentDataProperty: "actor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1191.errors : vErrors.concat(validate1191.errors);
        errors = vErrors.length;
      }
    }
    if (data.record_id !== void 0) {
      if (!validate106(data.record_id, { instancePath: instancePath + "/record_id", parentData: data, parentDataProperty: "record_id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1200.errors = vErrors;
  return errors === 0;
}
validate1200.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate1205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1205.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["last-event-id"] !== void 0) {
      if (!validate101(data["last-event-id"], { instancePath: instancePath + "/last-event-id", parentData: data, parentDataProperty: "last-event-id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate1205.errors = vErrors;
  return errors === 0;
}
validate1205.evaluated = { "props": { "last-event-id": true }, "dynamicProps": false, "dynamicItems": false };
function validate1198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1198.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate54(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate1200(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1200.errors : vErrors.concat(validate1200.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate1205(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1205.errors : vErrors.concat(validate1205.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1198.errors = vErrors;
  return errors === 0;
}
validate1198.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var searchRecords = validate1208;
var schema288 = { "type": "string", "enum": ["task", "project", "contact", "company", "ticket", "booking", "product", "service", "quote", "order", "deal", "appointment", "document", "campaign", "presence", "shift", "member"] };
function validate1213(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1213.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 == "number" || dataType0 == "boolean") {
        coerced0 = "" + data;
      } else if (data === null) {
        coerced0 = "";
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (!(data === "task" || data === "project" || data === "contact" || data === "company" || data === "ticket" || data === "booking" || data === "product" || data === "service" || data === "quote" || data === "order" || data === "deal" || data === "appointment" || data === "document" || data === "campaign" || data === "presence" || data === "shift" || data === "member")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema288.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate1213.errors = vErrors;
  return errors === 0;
}
validate1213.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate1212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1212.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 17) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 17 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.length < 1) {
        const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 500; i0++) {
        if (!validate1213(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate1213.errors : vErrors.concat(validate1213.errors);
          errors = vErrors.length;
        }
      }
      let i1 = data.length;
      let j0;
      if (i1 > 1) {
        outer0:
          for (; i1--; ) {
            for (j0 = i1; j0--; ) {
              if (func0(data[i1], data[j0])) {
                const err2 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                break outer0;
              }
            }
          }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1212.errors = vErrors;
  return errors === 0;
}
validate1212.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate1216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1216.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    let dataType0 = typeof data;
    let coerced0 = void 0;
    if (!(coerced0 !== void 0)) {
      if (dataType0 === "boolean" || data === null || dataType0 === "string" && data && data == +data && !(data % 1)) {
        coerced0 = +data;
      } else {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (coerced0 !== void 0) {
      data = coerced0;
      if (parentData !== void 0) {
        parentData[parentDataProperty] = coerced0;
      }
    }
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 100 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate1216.errors = vErrors;
  return errors === 0;
}
validate1216.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate1210(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1210.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.q === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "q" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 500) break;
      if (!(key0 === "q" || key0 === "kinds" || key0 === "limit")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.q !== void 0) {
      if (!validate109(data.q, { instancePath: instancePath + "/q", parentData: data, parentDataProperty: "q", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
        errors = vErrors.length;
      }
    }
    if (data.kinds !== void 0) {
      if (!validate1212(data.kinds, { instancePath: instancePath + "/kinds", parentData: data, parentDataProperty: "kinds", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1212.errors : vErrors.concat(validate1212.errors);
        errors = vErrors.length;
      }
    }
    if (data.limit !== void 0) {
      if (!validate1216(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1216.errors : vErrors.concat(validate1216.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate1210.errors = vErrors;
  return errors === 0;
}
validate1210.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate1208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1208.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.header === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (!validate54(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.query !== void 0) {
      if (!validate1210(data.query, { instancePath: instancePath + "/query", parentData: data, parentDataProperty: "query", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1210.errors : vErrors.concat(validate1210.errors);
        errors = vErrors.length;
      }
    }
    if (data.header !== void 0) {
      if (!validate75(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate1208.errors = vErrors;
  return errors === 0;
}
validate1208.evaluated = { "props": { "path": true, "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
export {
  authorize,
  batchAppointments,
  batchBookings,
  batchCampaigns,
  batchCompanies,
  batchContacts,
  batchDeals,
  batchDocuments,
  batchOrders,
  batchPresences,
  batchProducts,
  batchProjects,
  batchQuotes,
  batchServices,
  batchShifts,
  batchTasks,
  batchTickets,
  createAppointment,
  createBooking,
  createCampaign,
  createCompany,
  createContact,
  createDeal,
  createDocument,
  createOrder,
  createPresence,
  createProduct,
  createProject,
  createQuote,
  createService,
  createShift,
  createTask,
  createTicket,
  createToken,
  createWebhook,
  deleteAppointment,
  deleteBooking,
  deleteCampaign,
  deleteCompany,
  deleteContact,
  deleteDeal,
  deleteDocument,
  deleteOrder,
  deletePresence,
  deleteProduct,
  deleteProject,
  deleteQuote,
  deleteService,
  deleteShift,
  deleteTask,
  deleteTicket,
  deleteWebhook,
  getAppointment,
  getAuthorizationServerMetadata,
  getBooking,
  getCampaign,
  getCompany,
  getContact,
  getDeal,
  getDocument,
  getJsonWebKeySet,
  getMember,
  getOrder,
  getPresence,
  getProduct,
  getProject,
  getQuote,
  getService,
  getShift,
  getTask,
  getTicket,
  getWebhook,
  listAppointmentHistory,
  listAppointments,
  listBookingHistory,
  listBookings,
  listCampaignHistory,
  listCampaigns,
  listCompanies,
  listCompanyHistory,
  listContactHistory,
  listContacts,
  listDealHistory,
  listDeals,
  listDocumentHistory,
  listDocuments,
  listEvents,
  listMembers,
  listOrderHistory,
  listOrders,
  listPresenceHistory,
  listPresences,
  listProductHistory,
  listProducts,
  listProjectHistory,
  listProjects,
  listQuoteHistory,
  listQuotes,
  listServiceHistory,
  listServices,
  listShiftHistory,
  listShifts,
  listTaskHistory,
  listTasks,
  listTicketHistory,
  listTickets,
  listWebhookEvents,
  listWebhookLogs,
  listWebhooks,
  recoverWebhook,
  redeliverWebhookLog,
  replaceWebhook,
  restoreAppointment,
  restoreBooking,
  restoreCampaign,
  restoreCompany,
  restoreContact,
  restoreDeal,
  restoreDocument,
  restoreOrder,
  restorePresence,
  restoreProduct,
  restoreProject,
  restoreQuote,
  restoreService,
  restoreShift,
  restoreTask,
  restoreTicket,
  revokeToken,
  rotateWebhookSecret,
  searchRecords,
  streamEvents,
  testWebhook,
  updateAppointment,
  updateBooking,
  updateCampaign,
  updateCompany,
  updateContact,
  updateDeal,
  updateDocument,
  updateOrder,
  updatePresence,
  updateProduct,
  updateProject,
  updateQuote,
  updateService,
  updateShift,
  updateTask,
  updateTicket
};
