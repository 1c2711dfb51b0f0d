"""Moto's server, with the rules of CloudFormation that moto lacks and a record for each type of resource it cannot make.

Moto itself answers STS, SSM, S3, IAM, ECR, DynamoDB, Lambda, SQS, SNS, EventBridge, Secrets Manager and the control plane
of API Gateway. What is added here, from AWS's documentation:
- a failed creation is rolled back: what it created is deleted, except with DeletionPolicy Retain, and the stack that
  remains can only be deleted; a failed update restores what was there before;
- termination protection: set by UpdateTerminationProtection, it refuses DeleteStack;
- RetainExceptOnCreate, Fn::GetStackOutput, an event for each resource;
- DeletionProtection of the types that moto lacks, and names that can be used only once.
Types that moto's CloudFormation does not know are records: a name and properties, with nothing behind them.

Environment: CONTROL_FILE (read at each step: faults of resources, values of outputs, what the function `administer`
answers, the value of the smoke test's secret), STATE_FILE (written after each step). Serves until its standard input
ends.
"""

import copy
import json
import os
import sys
import threading

from moto.awslambda_simple.models import LambdaSimpleBackend
from moto.cloudformation import models, parsing, responses
from moto.cloudformation.exceptions import AlreadyExistsException, CloudFormationError, ValidationError
from moto.core.common_models import CloudFormationModel
from moto.core.config import default_user_config
from moto.cloudtrail.responses import CloudTrailResponse
from moto.core.responses import ActionResult, EmptyResult
from moto.dynamodb.models import dynamodb_backends
from moto.secretsmanager.models import secretsmanager_backends
from moto.server import main

# No container runs the functions: the only one that a deployment calls is `administer`.
default_user_config["lambda"]["use_docker"] = False
LambdaSimpleBackend.invoke = lambda *_: control()["administer"].encode()

# The types that moto's CloudFormation refuses although its API has them, or does not know at all.
RECORDS = [
    "AWS::ApiGateway::Account",
    "AWS::ApiGateway::Authorizer",
    "AWS::ApiGateway::Deployment",
    "AWS::ApiGateway::GatewayResponse",
    "AWS::ApiGateway::Method",
    "AWS::ApiGateway::Stage",
    "AWS::CloudFront::Distribution",
    "AWS::CloudFront::OriginAccessControl",
    "AWS::CloudFront::ResponseHeadersPolicy",
    "AWS::CloudWatch::Alarm",
    "AWS::CloudWatch::Dashboard",
    "AWS::Cognito::ManagedLoginBranding",
    "AWS::Cognito::UserPool",
    "AWS::Cognito::UserPoolClient",
    "AWS::Cognito::UserPoolDomain",
    "AWS::Lambda::LayerVersion",
    "AWS::Logs::MetricFilter",
    "AWS::Logs::QueryDefinition",
    "AWS::OpenSearchServerless::AccessPolicy",
    "AWS::OpenSearchServerless::Collection",
    "AWS::OpenSearchServerless::CollectionGroup",
    "AWS::OpenSearchServerless::Index",
    "AWS::OpenSearchServerless::SecurityPolicy",
    "AWS::S3::BucketPolicy",
    "AWS::SNS::Subscription",
    "AWS::SNS::TopicPolicy",
    "AWS::SQS::QueuePolicy",
    "AWS::SecretsManager::Secret",
    "Custom::CDKBucketDeployment",
]
# The properties whose combined value can exist only once in an account and Region.
TAKEN = {
    "AWS::Cognito::UserPoolDomain": ["Domain"],
    "AWS::OpenSearchServerless::AccessPolicy": ["Type", "Name"],
    "AWS::OpenSearchServerless::Collection": ["Name"],
    "AWS::OpenSearchServerless::CollectionGroup": ["Name"],
    "AWS::OpenSearchServerless::Index": ["CollectionEndpoint", "IndexName"],
    "AWS::OpenSearchServerless::SecurityPolicy": ["Type", "Name"],
}
PROTECTION = {
    "AWS::Cognito::UserPool": ("DeletionProtection", "ACTIVE"),
    "AWS::OpenSearchServerless::Collection": ("DeletionProtection", "ENABLED"),
}
KEPT = ("Retain", "RetainExceptOnCreate")

records = {}
operations = []


def control():
    with open(os.environ["CONTROL_FILE"], encoding="utf-8") as file:
        return json.load(file)


def write_state():
    state = {
        "operations": operations,
        "records": [
            {"region": r.region, "type": r.kind, "name": r.name, "stack": r.stack.split("/")[1]}
            for r in records.values()
        ],
    }
    path = os.environ["STATE_FILE"]
    with open(path + ".new", "w", encoding="utf-8") as file:
        json.dump(state, file, default=str)
    os.replace(path + ".new", path)


class Record(CloudFormationModel):
    """A resource of a type that moto lacks."""

    # Moto reads the name of a service from it.
    __module__ = "moto.control_plane"
    kind = "?"

    def __init__(self, name, properties, account, region, stack):
        self.name, self.properties, self.account, self.region = name, properties, account, region
        self.stack = stack

    @property
    def physical_resource_id(self):
        return self.name

    @staticmethod
    def cloudformation_name_type():
        return "Name"

    @classmethod
    def has_cfn_attr(cls, attr):
        return True

    def get_cfn_attribute(self, attribute):
        service = self.kind.split("::")[1].lower()
        if attribute.endswith("Arn"):
            return f"arn:aws:{service}:{self.region}:{self.account}:{self.name}"
        if attribute.endswith("Endpoint"):
            return f"https://{self.name}.{self.region}.aoss.amazonaws.com"
        if attribute in self.properties:
            return self.properties[attribute]
        return f"{self.name}-{attribute}"

    @classmethod
    def identity(cls, region, properties, name):
        parts = [str(properties.get(part)) for part in TAKEN.get(cls.kind, [])]
        return (region, cls.kind, *(parts or [name]))

    @classmethod
    def create_from_cloudformation_json(cls, resource_name, cloudformation_json, account_id, region_name, **rest):
        properties = cloudformation_json.get("Properties", {})
        key = cls.identity(region_name, properties, resource_name)
        if key in records:
            raise ValueError(f"{key} already exists")
        record = cls(resource_name, properties, account_id, region_name, rest.get("StackId", ""))
        if cls.kind == "AWS::SecretsManager::Secret":
            secrets = secretsmanager_backends[account_id][region_name]
            made = secrets.create_secret(
                name=resource_name,
                secret_string=control()["smokeTest"] if "SmokeTest" in resource_name else "generated",
                secret_binary=None,
                description=None,
                tags=[],
                kms_key_id=None,
                client_request_token=None,
                replica_regions=[],
                force_overwrite=False,
            )
            record.name = json.loads(made)["ARN"]
            key = cls.identity(region_name, properties, record.name)
        if cls.kind == "AWS::ApiGateway::Account":
            set_log_role(record)
        records[key] = record
        return record

    @classmethod
    def update_from_cloudformation_json(cls, original_resource, new_resource_name, cloudformation_json, **_):
        original_resource.properties = cloudformation_json.get("Properties", {})
        return original_resource

    def delete(self, account_id, region_name):
        protection = PROTECTION.get(self.kind)
        if protection and self.properties.get(protection[0]) == protection[1]:
            raise ValueError(f"{self.name} is protected from deletion")
        if self.kind == "AWS::SecretsManager::Secret":
            secretsmanager_backends[account_id][region_name].delete_secret(
                secret_id=self.name, recovery_window_in_days=None, force_delete_without_recovery=True
            )
        records.pop(self.identity(self.region, self.properties, self.name), None)


def set_log_role(record):
    from moto.apigateway.models import apigateway_backends

    role = record.properties["CloudWatchRoleArn"]
    patch = {"op": "replace", "path": "/cloudwatchRoleArn", "value": role}
    apigateway_backends[record.account][record.region].update_account([patch])


def record_class(kind):
    name = kind.replace("::", "")
    attributes = {"kind": kind, "cloudformation_type": staticmethod(lambda: kind), "__module__": Record.__module__}
    return type(name, (Record,), attributes)


CLASSES = {kind: record_class(kind) for kind in RECORDS}
parsing.get_model_map().update(CLASSES)
class_of = parsing.resource_class_from_type
parsing.resource_class_from_type = lambda kind: CLASSES.get(kind) or known(kind)


def known(kind):
    found = class_of(kind)
    if found is None and kind not in parsing.NULL_MODELS:
        raise ValueError(f"The control plane of this test does not know {kind}")
    return found


clean = parsing.clean_json


def clean_json(value, resources):
    if isinstance(value, dict) and "Fn::GetStackOutput" in value:
        asked = clean(value["Fn::GetStackOutput"], resources)
        stacks = models.cloudformation_backends[resources["AWS::AccountId"]][resources["AWS::Region"]].stacks.values()
        for stack in stacks:
            if stack.name == asked["StackName"]:
                for output in stack.output_map.values():
                    if output.key == asked["OutputName"]:
                        return output.value
        raise ValueError(f"There is no output {asked['OutputName']} of {asked['StackName']}")
    return clean(value, resources)


parsing.clean_json = clean_json


def dependencies(resource, names):
    """The logical ids that a resource names, however deep."""
    found = set()

    def visit(value):
        if isinstance(value, list):
            for each in value:
                visit(each)
        elif isinstance(value, dict):
            if isinstance(value.get("Ref"), str):
                found.add(value["Ref"])
            attribute = value.get("Fn::GetAtt")
            if isinstance(attribute, list):
                found.add(attribute[0])
            for each in value.values():
                visit(each)

    visit(resource.get("Properties", {}))
    needs = resource.get("DependsOn", [])
    found.update([needs] if isinstance(needs, str) else needs)
    return found & set(names)


def in_order(resources):
    """Logical ids, each after everything that it needs."""
    ordered, seen = [], set()

    def visit(name):
        if name not in seen:
            seen.add(name)
            for needed in sorted(dependencies(resources[name], resources)):
                visit(needed)
            ordered.append(name)

    for name in resources:
        visit(name)
    return ordered


def say(stack, name, status, reason=None):
    stack._add_stack_event(status, reason)
    event = stack.events[-1]
    event.logical_resource_id = name
    event.resource_type = stack.template_dict.get("Resources", {}).get(name, {}).get("Type", "AWS::CloudFormation::Stack")
    resource = stack.resource_map._parsed_resources.get(name)
    event.physical_resource_id = getattr(resource, "physical_resource_id", "") or ""


def fail_where_told(stack, name, kind):
    for fault in control()["faults"]:
        if fault["stack"] == stack.name and fault["type"] == kind:
            raise ValueError(fault["reason"])


def begin(stack, template, parameters):
    stack.template_dict = template
    resources = stack.resource_map
    resources._template = template
    resources._resource_json_map = template["Resources"]
    # Moto would take the previous value of an SSM parameter for its name.
    slots = template.get("Parameters", {})
    resources.input_parameters = {
        name: value for name, value in parameters.items() if not slots[name]["Type"].startswith("AWS::SSM::")
    }
    resources.load_mapping()
    resources.load_parameters()
    resources.load_conditions()
    return resources


def wanted(resources, name):
    condition = resources._resource_json_map[name].get("Condition")
    return not condition or resources.lazy_condition_map[condition]


def resolved(resources, name):
    return json.dumps(parsing.clean_json(copy.deepcopy(resources._resource_json_map[name]), resources), default=str)


def make(stack, name):
    resource = stack.resource_map._resource_json_map[name]
    say(stack, name, "CREATE_IN_PROGRESS")
    try:
        fail_where_told(stack, name, resource["Type"])
        _ = stack.resource_map[name]
    except Exception as error:
        say(stack, name, "CREATE_FAILED", f"Resource handler returned message: {error}")
        raise
    say(stack, name, "CREATE_COMPLETE")


def change(stack, name):
    resources = stack.resource_map
    resource = copy.deepcopy(resources._resource_json_map[name])
    say(stack, name, "UPDATE_IN_PROGRESS")
    try:
        fail_where_told(stack, name, resource["Type"])
        original = resources._parsed_resources[name]
        update = getattr(type(original), "update_from_cloudformation_json", None)
        if resource["Type"] == "AWS::DynamoDB::Table":
            protection = resource["Properties"].get("DeletionProtectionEnabled", False)
            original.deletion_protection_enabled = protection
        elif update is not None and not hasattr(update, "__isabstractmethod__"):
            changed = parsing.parse_and_update_resource(
                name, resource, resources, resources._account_id, resources._region_name
            )
            changed.logical_resource_id, changed.cf_resource_type = name, resource["Type"]
            resources._parsed_resources[name] = changed
    except Exception as error:
        say(stack, name, "UPDATE_FAILED", f"Resource handler returned message: {error}")
        raise
    say(stack, name, "UPDATE_COMPLETE")


def remove(stack, name, resource):
    parsed = stack.resource_map._parsed_resources.get(name)
    if parsed is None:
        return
    say(stack, name, "DELETE_IN_PROGRESS")
    if resource["Type"] == "AWS::DynamoDB::Table":
        account, region = stack.resource_map._account_id, stack.resource_map._region_name
        dynamodb_backends[account][region].delete_table(parsed.name)
    else:
        stack.resource_map._delete_resource(parsed, copy.deepcopy(resource))
    del stack.resource_map._parsed_resources[name]
    say(stack, name, "DELETE_COMPLETE")


def create(stack, template, parameters):
    resources = begin(stack, template, parameters)
    made = []
    try:
        for name in in_order(template["Resources"]):
            if wanted(resources, name):
                make(stack, name)
                made.append(name)
    except Exception as error:
        stack.status = "ROLLBACK_IN_PROGRESS"
        say(stack, stack.name, stack.status, f"The following resource(s) failed to create: {error}")
        stack.status = "ROLLBACK_COMPLETE"
        for name in reversed(made):
            resource = template["Resources"][name]
            if resource.get("DeletionPolicy") == "Retain":
                say(stack, name, "DELETE_SKIPPED")
                continue
            try:
                remove(stack, name, resource)
            except Exception as kept:
                say(stack, name, "DELETE_FAILED", str(kept))
                stack.status = "ROLLBACK_FAILED"
        say(stack, stack.name, stack.status)
        return [["Add", name] for name in made]
    finish(stack, template, "CREATE_COMPLETE")
    return [["Add", name] for name in made]


def update(stack, template, parameters):
    before, known_values = stack.deployed, stack.resolved
    resources = begin(stack, template, parameters)
    done = []
    try:
        for name in in_order(template["Resources"]):
            if not wanted(resources, name):
                continue
            if name not in resources._parsed_resources:
                make(stack, name)
                done.append(["Add", name])
            elif resolved(resources, name) != known_values.get(name):
                change(stack, name)
                done.append(["Modify", name])
    except Exception as error:
        stack.status = "UPDATE_ROLLBACK_IN_PROGRESS"
        say(stack, stack.name, stack.status, f"The following resource(s) failed to update: {error}")
        for action, name in reversed(done):
            if action == "Add":
                remove(stack, name, template["Resources"][name])
        begin(stack, copy.deepcopy(before), parameters)
        for action, name in done:
            if action == "Modify":
                change(stack, name)
        stack.status = "UPDATE_ROLLBACK_COMPLETE"
        say(stack, stack.name, stack.status)
        return done
    for name, resource in before["Resources"].items():
        if name not in template["Resources"] and resource.get("DeletionPolicy") not in KEPT:
            remove(stack, name, resource)
            done.append(["Remove", name])
    finish(stack, template, "UPDATE_COMPLETE")
    return done


def finish(stack, template, status):
    stack.template_dict = template
    stack.deployed = copy.deepcopy(template)
    names = [name for name in template["Resources"] if wanted(stack.resource_map, name)]
    stack.resolved = {name: resolved(stack.resource_map, name) for name in names}
    stack.output_map = stack._create_output_map()
    stack.status = status
    say(stack, stack.name, status)


executing = threading.Lock()


def execute_change_set(self, change_set_name, stack_name=None):
    # A client that waited too long asks again; a change set is executed once.
    with executing:
        for change_set in find_change_sets(self, change_set_name, stack_name).values():
            if change_set.execution_status == "AVAILABLE":
                execute_once(self, change_set)


def execute_once(self, change_set):
    stack = self.stacks[change_set.stack_id]
    kind = change_set.change_set_type
    say(stack, stack.name, f"{kind}_IN_PROGRESS", "User Initiated")
    run = create if kind == "CREATE" else update
    protected = stack.enable_termination_protection
    changes = run(stack, models.Stack.parse_template(change_set.template), change_set.parameters)
    stack.template = change_set.template
    change_set.execution_status = "EXECUTE_COMPLETE"
    note_operation(self, stack, {"protected": protected, "changes": changes})


def note_operation(cloudformation, stack, more):
    operations.append({"region": cloudformation.region_name, "stack": stack.name, "status": stack.status, **more})
    write_state()


def create_change_set(self, stack_name, change_set_name, template, parameters, *args, **kwargs):
    kind = kwargs.get("change_set_type") or args[1]
    present = [stack for stack in self.stacks.values() if stack.name == stack_name]
    if kind == "CREATE" and present and present[0].status != "REVIEW_IN_PROGRESS":
        raise AlreadyExistsException(f"Stack {stack_name} already exists")
    if kind == "CREATE":
        for stack in present:
            del self.stacks[stack.stack_id]
    if kind == "UPDATE" and present and present[0].status in ("ROLLBACK_COMPLETE", "ROLLBACK_FAILED", "DELETE_FAILED"):
        raise ValidationError(stack_name, f"Stack:{stack_name} is in {present[0].status} state and can not be updated.")
    made = make_change_set(self, stack_name, change_set_name, template, parameters, *args, **kwargs)
    # A reference to another stack is known only when the change set is executed: there may always be a change.
    if "Fn::GetStackOutput" in template:
        change_set = self.change_sets[made[0]]
        change_set.status, change_set.execution_status, change_set.status_reason = "CREATE_COMPLETE", "AVAILABLE", None
    return made


def delete_stack(self, name_or_stack_id):
    for stack in list(self.stacks.values()):
        if name_or_stack_id in (stack.name, stack.stack_id):
            if stack.enable_termination_protection:
                raise ValidationError(
                    stack.name, f"Stack [{stack.name}] cannot be deleted while TerminationProtection is enabled"
                )
            take_down(self, stack)
            return


def take_down(backend, stack):
    say(stack, stack.name, "DELETE_IN_PROGRESS", "User Initiated")
    stack.status = "DELETE_COMPLETE"
    for name in reversed(in_order(stack.template_dict.get("Resources", {}))):
        resource = stack.template_dict["Resources"][name]
        try:
            if resource.get("DeletionPolicy") in KEPT:
                say(stack, name, "DELETE_SKIPPED")
            else:
                remove(stack, name, resource)
        except Exception as kept:
            say(stack, name, "DELETE_FAILED", str(kept))
            stack.status = "DELETE_FAILED"
    say(stack, stack.name, stack.status)
    note_operation(backend, stack, {"protected": False, "changes": []})
    if stack.status == "DELETE_COMPLETE":
        del backend.stacks[stack.stack_id]
        backend.deleted_stacks[stack.stack_id] = stack
        for key in [key for key, each in backend.change_sets.items() if each.stack_id == stack.stack_id]:
            del backend.change_sets[key]


def update_termination_protection(self):
    stack = self.cloudformation_backend.get_stack(self._get_param("StackName"))
    stack.enable_termination_protection = str(self._get_param("EnableTerminationProtection")).lower() == "true"
    return EmptyResult()


outputs_of = models.Stack.outputs.fget


def outputs(self):
    told = control()["outputs"]
    given = outputs_of(self) or []
    for output in given:
        output["OutputValue"] = told.get(output["OutputKey"], output["OutputValue"])
    return given or None


def stack_resources(self):
    made = self.resource_map._parsed_resources
    return [made[name] for name in self.template_dict.get("Resources", {}) if made.get(name) is not None]


class ChangeSetNotFound(CloudFormationError):
    code = "ChangeSetNotFound"


def find_change_sets(self, name, stack):
    """The change sets of one stack by their name, which those of every stack have, or the one with an id."""
    found = self.change_sets.items()
    return {key: each for key, each in found if name == key or (name == each.change_set_name and of_stack(each, stack))}


def of_stack(change_set, stack):
    return stack in (change_set.stack_id, change_set.stack_name)


def describe_change_set(self):
    asked = self._get_param("ChangeSetName"), self._get_param("StackName")
    for change_set in find_change_sets(self.cloudformation_backend, *asked).values():
        return ActionResult(change_set)
    raise ChangeSetNotFound(f"ChangeSet [{asked[0]}] does not exist")


def delete_change_set(self):
    # In CloudFormation, deleting a change set that does not exist is not an error.
    asked = self._get_param("ChangeSetName"), self._get_param("StackName")
    for key in find_change_sets(self.cloudformation_backend, *asked):
        del self.cloudformation_backend.change_sets[key]
    return EmptyResult()


def get_template(self, template_url):
    # Moto knows addresses of S3 by "localhost" alone.
    return template_from_s3(self, template_url.replace("//127.0.0.1", "//localhost"))


template_from_s3 = responses.CloudFormationResponse._get_stack_from_s3_url
responses.CloudFormationResponse._get_stack_from_s3_url = get_template
# The CDK asks for the cause of a failure; moto records no calls.
CloudTrailResponse.lookup_events = lambda self: json.dumps({"Events": []})
backend = models.CloudFormationBackend
make_change_set = backend.create_change_set
backend.create_change_set = create_change_set
backend.execute_change_set = execute_change_set
backend.delete_stack = delete_stack
models.Stack.outputs = property(outputs)
# Moto would create what is missing when it is asked for the list.
models.Stack.stack_resources = property(stack_resources)
responses.CloudFormationResponse.describe_change_set = describe_change_set
responses.CloudFormationResponse.delete_change_set = delete_change_set
responses.CloudFormationResponse.update_termination_protection = update_termination_protection


def end_with_input():
    sys.stdin.buffer.read()
    os._exit(0)


threading.Thread(target=end_with_input, daemon=True).start()
write_state()
main(["--host", "127.0.0.1", "--port", "0"])
