/** What readers type, and the page they want. */
export interface ExpectedAnswer {
  query: string;
  /** Address below the base URL, not encoded: it is among the first three. */
  page: string;
}

const API = 'docs/api-docs/';
const MODEL = 'docs/model-docs/model-doc-';
const THORAPI = 'docs/Products/ThorAPI/';
const LIBRARY = `${THORAPI}Component Library/`;
const VALKYRAI = 'docs/Products/ValkyrAI/';
const GUIDE = `${VALKYRAI}Developers Guide/`;
const ENGINE = `${VALKYRAI}Workflow Engine/`;
const MODULE = `${ENGINE}Execution-Modules/valkyrai-execution-modules-`;
const VALORIDE = 'docs/Products/ValorIDE/';

/**
 * The table that the search is held to. It was written from the content before there was a ranking: a query that
 * fails is a fault of the search, or of the page.
 */
export const expectedAnswers: ExpectedAnswer[] = [
  // Names of entities, in the forms in which people type them.
  {query: 'AclClass', page: `${API}AclClassApi`},
  {query: 'AclClass', page: `${MODEL}AclClass`},
  {query: 'acl class', page: `${API}AclClassApi`},
  {query: 'acl class', page: `${MODEL}AclClass`},
  {query: 'aclclass', page: `${API}AclClassApi`},
  {query: 'aclclass', page: `${MODEL}AclClass`},
  {query: 'acl-class', page: `${MODEL}AclClass`},
  {query: 'ACLCLASS', page: `${API}AclClassApi`},
  {query: 'AclClassApi', page: `${API}AclClassApi`},
  {query: 'model-doc-AclClass', page: `${MODEL}AclClass`},
  {query: 'sales order', page: `${API}SalesOrderApi`},
  {query: 'salesorder', page: `${MODEL}SalesOrder`},
  {query: 'workflow state model', page: `${MODEL}WorkflowState`},
  {query: 'principal api', page: `${API}PrincipalApi`},
  {query: 'OasOpenAPISpec', page: `${MODEL}OasOpenAPISpec`},
  {query: 'llm details', page: `${MODEL}LlmDetails`},
  {query: 'Workflow', page: `${MODEL}Workflow`},
  {query: 'pivottable', page: `${API}PivotTableApi`},
  {query: 'mcp marketplace item', page: `${MODEL}McpMarketplaceItem`},
  {query: 'data object', page: `${MODEL}DataObject`},
  {query: 'persistent login', page: `${MODEL}PersistentLogin`},

  // The first letters of a name.
  {query: 'aclcl', page: `${API}AclClassApi`},
  {query: 'integrationacc', page: `${API}IntegrationAccountApi`},
  {query: 'strategic prio', page: `${MODEL}StrategicPriority`},

  // Paths and operations.
  {query: '/AclClass/{id}', page: `${API}AclClassApi`},
  {query: 'GET /AclClass', page: `${API}AclClassApi`},
  {query: '/Invoice', page: `${API}InvoiceApi`},
  {query: '/WorkflowExecution/{id}/pause', page: `${API}WorkflowApi`},
  {query: 'getAclClassList', page: `${API}AclClassApi`},
  {query: 'postSalesOrder', page: `${API}SalesOrderApi`},
  {query: 'delete invoice', page: `${API}InvoiceApi`},
  {query: 'requeueDeadLetter', page: `${API}WorkflowApi`},
  {query: 'list acl entries', page: `${API}AclEntryApi`},

  // Fields.
  {query: 'keyHash', page: `${MODEL}DataObject`},
  {query: 'key hash', page: `${MODEL}DataObject`},
  {query: 'aceOrder', page: `${MODEL}AclEntry`},
  {query: 'ace order', page: `${MODEL}AclEntry`},
  {query: 'cipherWorkCost', page: `${MODEL}SecureKey`},
  {query: 'githubStars', page: `${MODEL}McpMarketplaceItem`},
  {query: 'uriTemplate', page: `${MODEL}McpResourceTemplate`},
  {query: 'gps_coordinate_lat', page: `${MODEL}Address`},
  {query: 'tariffAmount', page: `${MODEL}SalesOrder`},
  {query: 'supportsPromptCache', page: `${MODEL}LlmDetails`},
  {query: 'docket number', page: `${MODEL}LegalPrecedent`},

  // The page whose title is the query.
  {query: 'Welcome', page: 'docs/welcome'},
  {query: 'ThorAPI', page: THORAPI},
  {query: 'ThorAPI overview', page: `${THORAPI}overview`},
  {query: 'valkyrai overview', page: `${VALKYRAI}overview`},
  {query: 'workflow architecture', page: `${ENGINE}workflow-architecture`},
  {query: 'gdpr', page: 'docs/Legal/gdpr'},
  {query: 'terms of service', page: 'docs/Legal/tos'},
  {query: 'the vai command', page: `${THORAPI}valkyrai-vai`},
  {query: 'schema-first development', page: 'docs/WhitePapers/schema-first-development'},
  {query: 'GridheimCell', page: `${LIBRARY}GridheimCell`},
  {query: 'permission dialog', page: `${LIBRARY}PermissionDialog`},
  {query: 'lines background', page: `${LIBRARY}lines-background`},
  {query: '.valorideignore', page: `${VALORIDE}valoride-customization/valorideignore`},

  // Tasks in plain words.
  {query: 'rotate an encryption key', page: 'docs/Products/SecureField/getting-started'},
  {query: 'how do I encrypt a field', page: 'docs/Products/SecureField/getting-started'},
  {query: 'who may decrypt a field', page: `${THORAPI}Security/Decryption-Permissions`},
  {query: 'send an email from a workflow', page: `${MODULE}email`},
  {query: 'schedule a workflow', page: `${ENGINE}scheduling-and-events`},
  {query: 'take a payment with stripe', page: `${MODULE}stripe`},
  {query: 'deploy to kubernetes', page: 'docs/Support/valkyr-k8s-setup'},
  {query: 'clear the caches', page: `${GUIDE}caching-overview`},
  {query: 'write an mcp server', page: `${VALORIDE}mcp/mcp-server-from-scratch`},
  {query: 'install an mcp server from github', page: `${VALORIDE}mcp/mcp-server-from-github`},
  {query: 'find breaking changes', page: `${GUIDE}versioning`},
  {query: 'use a local model', page: `${ENGINE}llm-adapter`},
  {query: 'use a formula as a condition', page: `${ENGINE}spreadsheet-conditions`},
  {query: 'build a workflow', page: `${ENGINE}workflow-ui-builder`},
  {query: 'generate the code from a spec', page: `${THORAPI}codegen-with-thorapi`},
  {query: 'ask for a refund', page: 'docs/Legal/tos'},

  // Two words, and words of the text.
  {query: 'tag mismatch', page: `${GUIDE}troubleshooting-encryption-failures`},
  {query: 'circuit breakers', page: `${ENGINE}workflow-architecture`},
  {query: 'cookie banner', page: `${LIBRARY}accept-cookies`},
  {query: 'cron', page: `${ENGINE}scheduling-and-events`},
  {query: 'cost savings', page: 'docs/WhitePapers/cost-savings-analysis'},
  {query: 'lightsail backups', page: 'docs/Support/valkyr-on-aws-lightsail'},
  {query: 'slash commands', page: `${VALORIDE}tools/cline-tools-guide`},
  {query: 'round-trip reporting', page: 'docs/Products/OpenXLS/developers-guide'},
  {query: 'memory bank', page: `${VALORIDE}prompting/custom instructions library/`},

  // One typo.
  {query: 'AclClas', page: `${API}AclClassApi`},
  {query: 'princpal', page: `${API}PrincipalApi`},
  {query: 'opportunty', page: `${MODEL}Opportunity`},
  {query: 'invioce', page: `${API}InvoiceApi`},
  {query: 'kubernets', page: 'docs/Support/valkyr-k8s-setup'},
  {query: 'workflw architecture', page: `${ENGINE}workflow-architecture`},
  {query: 'securefeild', page: 'docs/Products/SecureField/getting-started'},
  {query: 'camapign', page: `${API}CampaignApi`},
  {query: 'gridhiem', page: `${VALKYRAI}gridheim-overview`},

  // Words that were renamed.
  {query: 'HeimdaLLM', page: 'docs/Products/Valor/overview'},
  {query: 'GridHeim', page: `${VALKYRAI}gridheim-overview`},
  {query: 'Percival', page: `${VALKYRAI}overview`},
  {query: 'VLCode', page: `${VALORIDE}valoride-documentation`},

  // The blog.
  {query: 'keys before code', page: 'blog/keys-before-code'},
  {query: 'spreadsheets are apis', page: 'blog/spreadsheets-are-apis-too'},
  {query: 'pumping the brakes', page: 'blog/should-pump-the-brakes-on-ai'},
  {query: 'singularity', page: 'blog/signposts-to-the-singularity'},
  {query: 'workflow in one afternoon', page: 'blog/a-workflow-in-one-afternoon'},
];
